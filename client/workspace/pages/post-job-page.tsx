import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Alert } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PosterDocument, RecruiterJobDocument } from '../hiring/hiring-documents.ts';
import { draftOf, type JobDraft, newDraft, similarDraft } from '../hiring/job-draft.ts';
import { JobForm } from '../hiring/job-form.tsx';
import { previewOf } from '../hiring/job-preview.ts';
import { JobNotFound } from '../hiring/no-job.tsx';
import { JobDetails } from '../../shared/search/job-details.tsx';
import type { RecruiterJobFragment } from '../../gql/graphql.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { useNow } from '../lib/use-now.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { Columns } from '../ui/columns.tsx';

const BANNER_IN_MS = 2000;
const FORM_HEIGHT = 1272;
const SETTINGS_HEIGHT = 149;

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null;

/**
 * The job to edit: from the address, which survives a reload, or from the navigation's `{ jobData, isEditing }`
 * (HPOST-08).
 */
function useEditedJobId(): string | null {
  const [parameters] = useSearchParams();
  const state: unknown = useLocation().state;
  const isEditing = typeof state === 'object' && state !== null && 'isEditing' in state && state.isEditing === true;
  return parameters.get('job') ?? (isEditing && 'jobData' in state ? idOf(state.jobData) : null);
}

/** /hire/post-job: a new job, a copy of another (`?similar=`), or an edited one. Each visit starts at the form. */
export const PostJobPage = () => <JobPosting key={useLocation().key} />;

function JobPosting() {
  const jobId = useEditedJobId();
  const similarTo = useSearchParams()[0].get('similar');
  const [saved, setSaved] = useState<RecruiterJobFragment | null>(null);
  return (
    <Stack gap={20}>
      <PageTitle>{jobId ? t`Edit Job Posting` : t`Create New Job Posting`}</PageTitle>
      {saved ? (
        <SavedBanner job={saved} isEdited={jobId !== null} />
      ) : (jobId ?? similarTo) ? (
        <KnownJobForm id={jobId ?? similarTo ?? ''} isEdited={jobId !== null} onSaved={setSaved} />
      ) : (
        <NewForm onSaved={setSaved} />
      )}
    </Stack>
  );
}

interface FormProps {
  onSaved: (job: RecruiterJobFragment) => void;
}

/** The typed job, rendered like a job page. */
function useJobPreview(postedAt?: string) {
  const now = useNow();
  const company = useQuery(PosterDocument).data?.hrProfile.companyDetails ?? null;
  return (draft: JobDraft) => {
    const job = previewOf(draft, { now, postedAt: postedAt ? new Date(postedAt) : now, company });
    return <JobDetails job={job} action={null} heading={<h2>{job.title}</h2>} />;
  };
}

function NewForm({ onSaved }: FormProps) {
  const { data, error } = useQuery(PosterDocument);
  const now = useNow();
  const renderPreview = useJobPreview();
  if (!data && !error) return <LoadingForm />;
  // Without the profile, the company is typed by hand.
  const initial = newDraft(data?.hrProfile.company ?? '', data?.hrProfile.location ?? '', now);
  return <JobForm {...{ initial, renderPreview, onSaved }} draftPlace={{ id: 'new', version: '' }} jobId={null} />;
}

/** Starts from an existing job: to edit or to copy it. */
function KnownJobForm({ id, isEdited, onSaved }: FormProps & { id: string; isEdited: boolean }) {
  const { data, error, refetch } = useQuery(RecruiterJobDocument, { variables: { id } });
  const now = useNow();
  const renderPreview = useJobPreview(isEdited ? data?.job?.postedAt : undefined);
  if (failureOf(error).code === 'NOT_FOUND' || data?.job === null || data?.job?.viewerCan.edit === false)
    return <JobNotFound />;
  if (error && !data)
    return <ErrorState title={t`This job could not be loaded.`} error={error} onRetry={() => void refetch()} />;
  if (!data?.job) return <LoadingForm />;
  const initial = isEdited ? draftOf(data.job, now) : similarDraft(data.job, now);
  // A separate job: changes to the original do not affect it.
  const draftPlace = isEdited ? { id, version: data.job.updatedAt } : { id: `similar.${id}`, version: '' };
  return (
    <JobForm
      {...{ initial, draftPlace, renderPreview, onSaved }}
      jobId={isEdited ? id : null}
      isClosed={isEdited && data.job.status === 'INACTIVE'}
    />
  );
}

/** The fields, with the hiring settings next to them on wide screens. */
const LoadingForm = () => (
  <Columns template="minmax(0, 1fr) 320px">
    <SkeletonCards label={t`Loading the form`} height={FORM_HEIGHT} />
    <SkeletonCards label={t`Loading the hiring settings`} height={SETTINGS_HEIGHT} />
  </Columns>
);

function savedText({ isHeld }: RecruiterJobFragment, isEdited: boolean): string {
  if (isHeld) return t`Saved, but not in the search yet`;
  return isEdited ? t`Job updated successfully!` : t`Job posted successfully!`;
}

function nextText(job: RecruiterJobFragment, isEdited: boolean): string {
  const { title, isHeld, waitsForCompany, waitsForVerification, company } = job;
  if (isHeld) return t`“${title}” is under review. See why next to the job.`;
  if (waitsForVerification) return t`“${title}” stays hidden until we verify ${company.name}.`;
  if (waitsForCompany) return t`“${title}” stays hidden until ${company.name} accepts you.`;
  return isEdited ? t`“${title}” is up to date.` : t`“${title}” is in the search now.`;
}

/** Confirms success, then opens the job (HPOST-44…47). */
function SavedBanner({ job, isEdited }: { job: RecruiterJobFragment; isEdited: boolean }) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const leadOn = useEffectEvent(() => {
    if (!isHere()) return;
    void navigate(`${paths.allJobs}?job=${job.id}`, { replace: true, state: isEdited ? { updatedJob: job } : null });
  });
  useEffect(() => {
    const timer = setTimeout(() => leadOn(), BANNER_IN_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output>
      <Alert
        type={job.isHeld ? 'warning' : 'success'}
        role="none"
        showIcon
        icon={<Icon name={job.isHeld ? 'clock' : 'checkCircle'} />}
        title={savedText(job, isEdited)}
        description={
          <>
            {nextText(job, isEdited)} {t`Opening your jobs…`}
          </>
        }
      />
    </output>
  );
}
