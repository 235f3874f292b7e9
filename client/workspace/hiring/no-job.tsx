import { t } from '@lingui/core/macro';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { EmptyState } from '../ui/page-states.tsx';

/** Shown before the first job. */
export const FirstJob = ({ children }: { children: string }) => (
  <EmptyState
    title={t`Post your first job`}
    action={
      <LinkButton to={paths.postJob} type="primary" icon={<Icon name="plus" />}>
        {t`Post Job`}
      </LinkButton>
    }
  >
    {children}
  </EmptyState>
);

export const JobNotFound = () => (
  <EmptyState title={t`Job not found.`} action={<LinkButton to={paths.hiring}>{t`Job Listings`}</LinkButton>}>
    {t`It may have been deleted, or the link is not complete.`}
  </EmptyState>
);
