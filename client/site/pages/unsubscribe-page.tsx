import { useQuery } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { MailByLink } from '../unsubscribe/mail-by-link.tsx';
import { mailSettings } from '../../shared/notifications/mail-settings.ts';
import { NotificationPreferenceByLinkDocument } from '../../shared/notifications/preference-documents.ts';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { PageColumn, Panel, Stack } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../../shared/ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBlock } from '../../shared/ui/skeleton.tsx';

/** /unsubscribe: opened by the link at the foot of a mail; its encrypted part is behind the #. Needs no login. */
export function UnsubscribePage() {
  const { t } = useLingui();
  const link = new URLSearchParams(useLocation().hash.slice(1)).get('link') ?? '';
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>{t`Your emails`}</PageTitle>
        <Panel>
          <Linked link={link} />
        </Panel>
      </Stack>
    </PageColumn>
  );
}

function Linked({ link }: { link: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(NotificationPreferenceByLinkDocument, {
    variables: { link },
  });
  if (data) return <MailByLink link={link} preference={data.notificationPreferenceByLink} />;
  if (!error) return <SkeletonBlock label={t`Loading your choice`} height={180} />;
  if (failureOf(error).code !== 'NOT_FOUND')
    return <ErrorState title={t`Your choice could not be loaded.`} error={error} onRetry={() => void refetch()} />;
  return (
    <EmptyState
      title={errorText(error)}
      action={
        <LinkButton kind="primary" to={mailSettings}>
          <Trans>Choose your emails</Trans>
        </LinkButton>
      }
    >
      <Trans>Log in to choose which emails come to you.</Trans>
    </EmptyState>
  );
}
