import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import type { SaveToggleJobFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { loginPath } from '../../shared/lib/return-to.ts';
import { toast } from '../../shared/ui/toast.ts';
import styles from './save-toggle.module.css';
import { IconButton } from '../ui/buttons.tsx';

graphql(/* GraphQL */ `
  fragment SaveToggleJob on Job {
    id
    title
    saved
    viewerCan {
      save
    }
  }
`);

const SaveJobDocument = graphql(/* GraphQL */ `
  mutation SaveJob($jobId: ID!) {
    saveJob(jobId: $jobId) {
      id
      saved
    }
  }
`);

const UnsaveJobDocument = graphql(/* GraphQL */ `
  mutation UnsaveJob($jobId: ID!) {
    unsaveJob(jobId: $jobId) {
      id
      saved
    }
  }
`);

interface SaveToggleProps {
  job: SaveToggleJobFragment;
  isSignedIn: boolean;
}

/** Saves a job for later (JOBD-03, OP-097). Visitors log in first; only the seeker sees it. */
export function SaveToggle({ job: { id, title, saved, viewerCan }, isSignedIn }: SaveToggleProps) {
  const [save, saving] = useMutation(SaveJobDocument, { variables: { jobId: id } });
  const [unsave, unsaving] = useMutation(UnsaveJobDocument, { variables: { jobId: id } });
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  if (isSignedIn && !viewerCan.save) return null;

  const press = async () => {
    if (!isSignedIn) return void navigate(loginPath(pathname + search), { state });
    if (saving.loading || unsaving.loading) return;
    try {
      await (saved ? unsave() : save());
      if (saved)
        toast.blank(t`Removed from your saved jobs.`, {
          action: { label: t`Undo`, onClick: () => void save().catch(report) },
        });
    } catch (error) {
      report(error);
    }
  };
  return (
    <IconButton
      className={styles.toggle}
      icon="bookmark"
      label={saved ? t`Remove from saved: ${title}` : t`Save: ${title}`}
      aria-pressed={saved}
      onClick={() => void press()}
    />
  );
}

const report = (error: unknown) => toast.error(errorText(error));
