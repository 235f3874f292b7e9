import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { showScreen } from '../../../test/screen.tsx';

/** A browser that cannot render PDFs. */
const Document = ({ onLoadError }: { onLoadError: (error: Error) => void }) => {
  useEffect(() => onLoadError(new Error('no worker')), [onLoadError]);
  return null;
};
jest.unstable_mockModule('react-pdf', () => ({ Document, Page: () => null, pdfjs: { GlobalWorkerOptions: {} } }));
const { PdfPreview } = await import('./pdf-preview.tsx');

test('HAPP-18 OP-035 a browser without PDF preview shows a message and a download link', async () => {
  showScreen(<PdfPreview url="/files/1" name="resume.pdf" height={600} />);
  await waitFor(() => expect(screen.queryByText('Your browser does not support PDF preview.')).not.toBeNull());
  expect(screen.getByRole('link', { name: 'Download resume.pdf' }).getAttribute('href')).toBe('/files/1');
});
