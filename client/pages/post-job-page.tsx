import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PosterDocument, RecruiterJobDocument } from '../features/hiring/hiring-documents.ts';
import { draftOf, newDraft } from '../features/hiring/job-draft.ts';
import { JobForm } from '../features/hiring/job-form.tsx';
import type { RecruiterJobFragment } from '../gql/graphql.ts';
import { MeDocument } from '../lib/me.ts';
import { paths } from '../lib/paths.ts';
import { useNow } from '../lib/use-now.ts';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Stack } from '../ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './post-job-page.module.css';

const BANNER_IN_MS = 2000;
const FORM_HEIGHT = 720;

const idOf = (value: unknown): string | null => (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null);

/** The job to edit: named by the address, which survives a reload, or by the navigation's `{ jobData, isEditing }` (HPOST-08). */
function useEditedJobId(): string | null {
  const [parameters] = useSearchParams();
  const state: unknown = useLocation().state;
  const isEditing = typeof state === 'object' && state !== null && 'isEditing' in state && state.isEditing === true;
  return parameters.get('job') ?? (isEditing && 'jobData' in state ? idOf(state.jobData) : null);
}

/** /hire/post-job: a new job, or an edited one. */
export function PostJobPage() {
  const jobId = useEditedJobId();
  const [saved, setSaved] = useState<RecruiterJobFragment | null>(null);
  return (
    <Stack gap={20}>
      <PageTitle>{jobId ? 'Edit Job Posting' : 'Create New Job Posting'}</PageTitle>
      {saved ? <SavedBanner job={saved} isEdited={jobId !== null} /> : jobId ? <EditForm key={jobId} id={jobId} onSaved={setSaved} /> : <NewForm onSaved={setSaved} />}
    </Stack>
  );
}

interface FormProps {
  onSaved: (job: RecruiterJobFragment) => void;
}

/** Drafts of two people who share a browser tab stay apart. */
const useDraftKey = (rest: string): string => `jobDraft:${useQuery(MeDocument).data?.me?.id}:${rest}`;

function NewForm({ onSaved }: FormProps) {
  const { data, error } = useQuery(PosterDocument);
  const now = useNow();
  const draftKey = useDraftKey('new');
  if (!data && !error) return <Skeleton height={FORM_HEIGHT} radius={10} />;
  // Without the profile the company is typed.
  return <JobForm initial={newDraft(data?.hrProfile.company ?? '', data?.hrProfile.location ?? '', now)} jobId={null} draftKey={draftKey} onSaved={onSaved} />;
}

function EditForm({ id, onSaved }: FormProps & { id: string }) {
  const { data, error, refetch } = useQuery(RecruiterJobDocument, { variables: { id } });
  const now = useNow();
  const draftKey = useDraftKey(`${id}:${data?.job?.updatedAt}`);
  if (error && !data) return <ErrorState title="This job could not be loaded." error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={FORM_HEIGHT} radius={10} />;
  if (!data.job?.viewerCan.edit) return <EmptyState title="Job not found." action={<LinkButton to={paths.hiring}>Job Listings</LinkButton>} />;
  return <JobForm initial={draftOf(data.job, now)} jobId={id} draftKey={draftKey} onSaved={onSaved} />;
}

/** Says that it worked, then leads to the job (HPOST-44…47). */
function SavedBanner({ job, isEdited }: { job: RecruiterJobFragment; isEdited: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = () => void navigate(`${paths.allJobs}?job=${job.id}`, { replace: true, state: isEdited ? { updatedJob: job } : null });
    const timer = setTimeout(leave, BANNER_IN_MS);
    return () => clearTimeout(timer);
  }, [job, isEdited, navigate]);
  return (
    <output className={styles.banner}>
      <Icon name="checkCircle" size={24} />
      <span>
        <b>{isEdited ? 'Job updated successfully!' : 'Job posted successfully!'}</b>
        <span className={styles.next}>“{job.title}” is {isEdited ? 'up to date' : 'in the search now'}. Opening your jobs…</span>
      </span>
    </output>
  );
}
