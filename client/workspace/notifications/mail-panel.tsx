import type { ApolloCache } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PreferenceFieldsFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { Loaded } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { SwitchField } from '../forms/switch-field.tsx';
import { toast } from '../../shared/ui/toast.ts';
import styles from './mail-panel.module.css';
import { mailSettings } from '../../shared/notifications/mail-settings.ts';
import {
  NotificationPreferencesDocument,
  UpdateNotificationPreferencesDocument,
} from '../../shared/notifications/preference-documents.ts';

const ROW_HEIGHT = 69;
const USUAL_ROWS = 5;

/** Which notifications are also sent by mail: one switch for each kind this person receives. */
export function MailPanel() {
  const query = useQuery(NotificationPreferencesDocument);
  return (
    <TitledPanel title={t`Emails`} id={mailSettings.hash}>
      <p>
        <Trans>
          Choose which notifications also come by email. Emails about your login, password and email address always
          come.
        </Trans>
      </p>
      <Loaded
        query={query}
        loading={t`Loading your choices`}
        failed={t`Your choices could not be loaded.`}
        height={USUAL_ROWS * ROW_HEIGHT}
      >
        {({ notificationPreferences }) => (
          <ul>
            {notificationPreferences.map((preference) => (
              <li key={preference.type} className={styles.row}>
                <MailSwitch preference={preference} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </TitledPanel>
  );
}

/** Moves at once, and back if the server refused the change. */
function MailSwitch({ preference }: { preference: PreferenceFieldsFragment }) {
  const { type, label, summary, isMailed } = preference;
  const [save, { loading }] = useMutation(UpdateNotificationPreferencesDocument, {
    update: (cache, { data }) => keepChoices(cache, data?.updateNotificationPreferences ?? []),
  });
  const choose = (isWanted: boolean) => {
    // Two pending answers could arrive in either order.
    if (loading) return;
    save({
      variables: { preferences: [{ type, isMailed: isWanted }] },
      optimisticResponse: { updateNotificationPreferences: [{ ...preference, isMailed: isWanted }] },
    }).catch((error: unknown) => toast.error(t`Your choice was not saved. ${errorText(error)}`));
  };
  return <SwitchField label={label} hint={summary} checked={isMailed} busy={loading} onChange={choose} />;
}

function keepChoices(cache: ApolloCache, chosen: readonly PreferenceFieldsFragment[]): void {
  cache.updateQuery(
    { query: NotificationPreferencesDocument },
    (known) =>
      known && {
        notificationPreferences: known.notificationPreferences.map(
          (preference) => chosen.find(({ type }) => type === preference.type) ?? preference,
        ),
      },
  );
}
