import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { paths } from './paths.ts';
import { isLoggingOut } from './session.ts';

const LogoutDocument = graphql(/* GraphQL */ `
  mutation Logout {
    logout
  }
`);

/** OP-074: a public page stays, as visitors see it; other pages redirect to the login (SHELL-07). */
export type AfterLogout = 'stay' | 'login';

/**
 * Ends the session, then reloads the page: nothing of the account stays in memory, and no further requests use its
 * session. Rejects if the session could not be ended.
 */
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
  // Also until the reloaded page takes over: a second press would only be refused.
  return { logOut, loading: loading || Boolean(data) };
}

/** Not even a page in the browser's back/forward cache shows the account again. */
function openLogin(): void {
  window.addEventListener('pageshow', () => window.location.reload());
  window.location.assign(paths.login);
}

/** Drafts in the browser belong to one person. The next person at this computer must not find them. */
function forgetTypedText(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch (error) {
    console.info('What was typed could not be removed', error);
  }
}
