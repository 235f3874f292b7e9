import { useMutation } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { paths } from './paths.ts';
import { isLoggingOut } from './session.ts';

const LogoutDocument = graphql(/* GraphQL */ `
  mutation Logout {
    logout
  }
`);

/** OP-074: a page that is for everybody stays, as a visitor sees it; from all others the login page follows (SHELL-07). */
export type AfterLogout = 'stay' | 'login';

/** Ends the session, then loads a page afresh: nothing of the account stays in memory, and nothing is asked in its name any more. Rejects if it could not be ended. */
export function useLogout(then: AfterLogout): { logOut: () => Promise<void>; loading: boolean } {
  const [logout, { loading, data }] = useMutation(LogoutDocument);
  const logOut = async () => {
    isLoggingOut.next(true);
    try {
      await logout();
    } catch (error) {
      isLoggingOut.next(false);
      throw error;
    }
    forgetTypedText();
    if (then === 'login') openLogin();
    else window.location.reload();
  };
  // Also until the fresh page takes over: a second press would only be refused.
  return { logOut, loading: loading || Boolean(data) };
}

/** Not even a page that the browser keeps whole for its Back button shows the account again. */
function openLogin(): void {
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.assign(paths.login);
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
