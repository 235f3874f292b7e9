import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { reloadForNewVersion } from '../lib/new-version.ts';
import { Button } from '../ui/button.tsx';
import { Cluster, PageColumn } from '../ui/layout.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { Logo } from '../ui/logo.tsx';

/** When a page breaks or cannot be fetched: say so, keep the way out working without the rest of the app. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    void reloadForNewVersion(error);
  }, [error]);
  return (
    <PageColumn>
      <Logo />
      <PageTitle title="Something went wrong">Unexpected Application Error!</PageTitle>
      <EmptyState
        title="This page stopped working."
        action={<Cluster justify="center"><Button kind="primary" onClick={() => window.location.reload()}>Load the page again</Button></Cluster>}
      >
        It is not your fault. Loading it again usually helps; if you were offline, check your connection first.
      </EmptyState>
    </PageColumn>
  );
}
