import { screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { sampleJob } from '../../../test/sample-job.ts';

// The API's address is read when its module loads, so everything below is imported after it is set.
Object.assign(globalThis, { API_BASE: 'https://api.example.in' });
let documentFile: unknown;
jest.unstable_mockModule('react-pdf', () => ({
  Document: ({ file }: { file: unknown }) => {
    documentFile = file;
    return null;
  },
  Page: () => null,
  pdfjs: { GlobalWorkerOptions: {} },
}));
const { ApplicantFilters } = await import('../applicants/applicant-filters.tsx');
const { JobDetails: OwnJob } = await import('../hiring/job-details.tsx');
const { previewOf } = await import('../hiring/job-preview.ts');
const { draftOf } = await import('../hiring/job-draft.ts');
const { JobDetails: PublicJob } = await import('../../shared/search/job-details.tsx');
const { showScreen } = await import('../../../test/screen.tsx');
const { PdfPreview } = await import('../ui/pdf-preview.tsx');

/** Nothing is fetched: the content is in the HTML. */
const show = (element: React.ReactNode) => showScreen(element);
const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('REST-01 OP-052 where the API is on another origin, files come from there', () => {
  test('attachments, to the recruiter and to seekers', () => {
    const { unmount } = show(<OwnJob job={sampleJob} actions={null} />);
    expect(addressOf(/menu\.pdf/)).toBe('https://api.example.in/files/f1');
    unmount();
    const now = new Date('2026-11-18T05:30:00Z');
    show(
      <PublicJob
        job={previewOf(draftOf(sampleJob, now), { now, postedAt: now, company: null })}
        action={null}
        heading={<h2>Pastry Chef</h2>}
      />,
    );
    expect(addressOf(/menu\.pdf/)).toBe('https://api.example.in/files/f1');
  });

  test('resumes, in the page and as a download', () => {
    show(<PdfPreview url="/files/f2" name="resume.pdf" />);
    expect(addressOf(/Download resume\.pdf/)).toBe('https://api.example.in/files/f2');
    expect(documentFile).toBe('https://api.example.in/files/f2?inline=1');
  });

  test('the applicants as a table', () => {
    show(<ApplicantFilters jobId="j1" list="ALL" isHidden={false} />);
    expect(addressOf(/Download CSV/)).toBe('https://api.example.in/applications.csv?jobId=j1&list=ALL');
  });
});
