import { useMutation } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PreferenceFieldsFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { Button, LinkButton } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import styles from './mail-by-link.module.css';
import { mailSettings } from '../../shared/notifications/mail-settings.ts';
import {
  NotificationPreferenceByLinkDocument,
  UpdateNotificationPreferenceByLinkDocument,
} from '../../shared/notifications/preference-documents.ts';

/**
 * The mails that the link at the foot of a mail is about. Only a press switches them off or on: mail scanners open
 * links, too.
 */
export function MailByLink({
  link,
  preference: { label, summary, isMailed },
}: {
  link: string;
  preference: PreferenceFieldsFragment;
}) {
  const { t } = useLingui();
  const [save, { loading }] = useMutation(UpdateNotificationPreferenceByLinkDocument, {
    update: (cache, { data }) =>
      void (
        data &&
        cache.writeQuery({
          query: NotificationPreferenceByLinkDocument,
          variables: { link },
          data: { notificationPreferenceByLink: data.updateNotificationPreferenceByLink },
        })
      ),
  });
  const change = () =>
    save({ variables: { link, isMailed: !isMailed } }).catch((error: unknown) => toast.error(errorText(error)));
  return (
    <Stack gap={20}>
      <div>
        <p className={styles.topic}>{label}</p>
        <p>{summary}</p>
      </div>
      <output>
        {isMailed
          ? t`You receive these emails.`
          : t`You no longer get these emails. Notifications on the site stay on.`}
      </output>
      <div className={styles.buttons}>
        <Button
          kind={isMailed ? 'primary' : 'default'}
          width="full-on-phones"
          busy={loading}
          onClick={() => void change()}
        >
          {isMailed ? t`Stop these emails` : t`Turn them back on`}
        </Button>
        <LinkButton kind="quiet" width="full-on-phones" to={mailSettings}>
          <Trans>Choose all your emails</Trans>
        </LinkButton>
      </div>
    </Stack>
  );
}
