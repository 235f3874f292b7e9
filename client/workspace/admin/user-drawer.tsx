import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { roleLabels } from '../../../server/office/admin/admin.labels.ts';
import { disabledReasonLength, disableUserSchema } from '../../../server/office/admin/user-admin.rules.ts';
import type { AdminUserDetailsFragment } from '../../gql/graphql.ts';
import { longDate, longDateTime } from '../../shared/lib/dates.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { AskButton, Question } from '../ui/dialogs.tsx';
import { DetailsDrawer, type DrawerProps, Facts } from './details-drawer.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import {
  AdminUserDocument,
  AdminUsersDocument,
  DisableUserDocument,
  EnableUserDocument,
  EndUserSessionsDocument,
  SendLoginCodeDocument,
  UnlockUserDocument,
} from './user-documents.ts';

interface UserProps {
  user: AdminUserDetailsFragment;
}

/** A user's account and the admin's actions for it. */
export const UserDrawer = (drawer: DrawerProps) => (
  <DetailsDrawer
    {...drawer}
    document={AdminUserDocument}
    itemOf={({ adminUser }) => adminUser}
    titleOf={({ name }) => name}
    title={t`Account`}
    texts={{
      loading: t`Loading the account`,
      failed: t`The account could not be loaded.`,
      gone: t`Account not found.`,
    }}
  >
    {(user) => (
      <Stack gap={20}>
        {user.disabledAt && (
          <Alert
            type="warning"
            title={t`Disabled on ${longDateTime(user.disabledAt)}`}
            description={user.disabledReason}
          />
        )}
        <UserFacts user={user} />
        {user.mayChange && <UserActions user={user} />}
      </Stack>
    )}
  </DetailsDrawer>
);

const UserFacts = ({ user }: UserProps) => (
  <Facts
    facts={[
      [t`Name`, user.name],
      [t`Email`, user.email],
      [t`Role`, roleLabels[user.role]()],
      [t`Company`, user.companyName],
      [t`Joined`, longDate(user.createdAt)],
      [t`Address confirmed`, user.emailVerifiedAt ? longDate(user.emailVerifiedAt) : t`no`],
      [t`Open sessions`, user.openSessions],
      [t`Last seen`, user.lastSeenAt && longDateTime(user.lastSeenAt)],
      [t`Wrong passwords and codes`, user.failedAttempts],
      [t`Locked until`, user.lockedUntil && longDateTime(user.lockedUntil)],
      [t`Applications`, user.role === 'JOBSEEKER' ? user.applications : null],
      [t`Jobs`, user.role === 'HR' ? t`${user.jobs}, ${user.openJobs} of them open` : null],
    ]}
  />
);

/** For an admin, the code is entered after the password. */
const mayHaveCode = ({ role, disabledAt }: AdminUserDetailsFragment): boolean =>
  !disabledAt && (role === 'JOBSEEKER' || role === 'HR');

function UserActions({ user }: UserProps) {
  const [asked, setAsked] = useState<'disable' | 'enable' | null>(null);
  const close = () => setAsked(null);
  const refresh = { refetchQueries: [AdminUsersDocument] };
  const [disable] = useMutation(DisableUserDocument, refresh);
  const [enable] = useMutation(EnableUserDocument, refresh);
  const { id, name } = user;
  return (
    <Cluster gap={12}>
      {/* One button with a changing label, so that it keeps the focus. */}
      {user.disabledAt ? (
        <Button onClick={() => setAsked('enable')}>{t`Enable`}</Button>
      ) : (
        <Button danger onClick={() => setAsked('disable')}>{t`Disable`}</Button>
      )}
      <ReasonDialog
        isOpen={asked === 'disable'}
        title={t`Disable the account of ${name}?`}
        check={disableUserSchema}
        maxLength={disabledReasonLength}
        hint={t`The person gets this by email.`}
        submitLabel={t`Disable`}
        send={(reason) => disable({ variables: { id, reason } })}
        done={t`The account is disabled.`}
        onClose={close}
      >
        <p>{t`They are logged out everywhere and cannot log in until the account is enabled again.`}</p>
      </ReasonDialog>
      <Question
        isOpen={asked === 'enable'}
        title={t`Enable the account of ${name}?`}
        okText={t`Enable`}
        act={() => enable({ variables: { id } })}
        done={t`The account is enabled.`}
        onClose={close}
      >
        {t`They can log in again, and get an email about it.`}
      </Question>
      <AccessButtons user={user} />
    </Cluster>
  );
}

function AccessButtons({ user }: UserProps) {
  const { id, name, email, failedAttempts, openSessions } = user;
  const [unlock] = useMutation(UnlockUserDocument, { variables: { id } });
  const [logOut] = useMutation(EndUserSessionsDocument, { variables: { id } });
  const [sendCode] = useMutation(SendLoginCodeDocument, { variables: { email } });
  return (
    <>
      <AskButton
        button={{ children: t`Send a login code` }}
        isOffered={mayHaveCode(user)}
        title={t`Send ${name} a login code?`}
        okText={t`Send the code`}
        act={sendCode}
        done={t`A new code is on its way.`}
      >
        {t`It goes to the address of the account and is valid for five minutes; you do not see it.`}
      </AskButton>
      <AskButton
        button={{ children: t`Unlock` }}
        isOffered={failedAttempts > 0}
        title={t`Unlock the account of ${name}?`}
        okText={t`Unlock`}
        act={unlock}
        done={t`The account is unlocked.`}
      >
        {t`Earlier wrong passwords and codes no longer count. Make sure that it was this person who asked you.`}
      </AskButton>
      <AskButton
        button={{ children: t`Log out everywhere` }}
        isOffered={openSessions > 0}
        title={t`Log out ${name} everywhere?`}
        okText={t`Log out everywhere`}
        danger
        act={logOut}
        done={t`All their sessions are ended.`}
      >
        {t`They can log in again at once.`}
      </AskButton>
    </>
  );
}
