import { useApolloClient } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reloadForNewVersion } from '../shared/lib/new-version.ts';
import { Button } from '../shared/ui/button.tsx';
import { Cluster, PageColumn } from '../shared/ui/layout.tsx';
import { EmptyState } from '../shared/ui/page-states.tsx';
import { PageTitle } from '../shared/ui/page-title.tsx';
import { Logo } from '../shared/ui/logo.tsx';
import { readFromNetwork } from './page-loader.tsx';

/** When the shell itself crashes or fails to load: its links work without the rest of the app. */
export const ErrorPage = () => (
  <PageColumn>
    <Logo />
    <BrokenPage />
  </PageColumn>
);

/** When a page crashes or fails to load: shows an error; the menus around it stay. */
export function BrokenPage() {
  const { t } = useLingui();
  const error = useRouteError();
  const client = useApolloClient();
  useEffect(() => readFromNetwork(client));
  useEffect(() => {
    console.error(error);
    const leaving = new AbortController();
    void reloadForNewVersion(error, leaving.signal);
    return () => leaving.abort();
  }, [error]);
  return (
    <>
      <PageTitle title={t`Something went wrong`}>{t`Unexpected Application Error!`}</PageTitle>
      <EmptyState
        title={t`This page stopped working.`}
        action={
          <Cluster justify="center">
            <Button kind="primary" onClick={() => window.location.reload()}>
              <Trans>Load the page again</Trans>
            </Button>
          </Cluster>
        }
      >
        <Trans>Loading it again usually helps. If you were offline, check your connection first.</Trans>
      </EmptyState>
    </>
  );
}
