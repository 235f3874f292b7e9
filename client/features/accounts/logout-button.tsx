import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { errorText } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';

const LogoutDocument = graphql(/* GraphQL */ `
  mutation Logout {
    logout
  }
`);

/** OP-044: each side asks in its own words. */
const questions = { seeker: 'Are you sure?', recruiter: 'Are you sure you want to logout?' } as const;

interface LogoutButtonProps {
  question: keyof typeof questions;
  /** OP-074: on a public page the visitor stays where they are; elsewhere the login page follows. */
  staysOnPublicPage?: boolean;
  iconOnly?: boolean;
}

export function LogoutButton({ question, staysOnPublicPage = false, iconOnly = false }: LogoutButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [logout, { loading, client }] = useMutation(LogoutDocument);

  const confirm = async () => {
    try {
      await logout();
    } catch (error) {
      toast.error(errorText(error));
      return;
    }
    setIsAsking(false);
    forgetTypedText();
    // What leaves the page with the account is cut off in the middle of its question.
    if (staysOnPublicPage) await client.resetStore().catch(() => undefined);
    else leave();
  };

  return (
    <>
      {iconOnly ? <IconButton icon="logout" label="Logout" onClick={() => setIsAsking(true)} /> : <Button kind="quiet" icon="logout" onClick={() => setIsAsking(true)}>Logout</Button>}
      {isAsking && <ConfirmDialog title={questions[question]} confirmLabel="Logout" busy={loading} onConfirm={() => void confirm()} onCancel={() => setIsAsking(false)} />}
    </>
  );
}

/** Drafts wait in the browser for their person; the next one at this computer shall not find them. */
function forgetTypedText(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    console.info('What was typed could not be removed', error);
  }
}

/** A fresh page load: nothing of the account stays in memory, not even in a page that the browser keeps whole for its Back button. */
function leave(): void {
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.assign(paths.login);
}
