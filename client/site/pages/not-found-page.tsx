import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../shared/lib/paths.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Cluster, PageColumn } from '../../shared/ui/layout.tsx';
import { EmptyState } from '../../shared/ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** ERR-14 keeps the heading that the specification names; the rest helps the visitor. */
export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <PageColumn>
      <PageTitle title={t`Page not found`}>{t`Unexpected Application Error!`}</PageTitle>
      <EmptyState
        title={t`There is no page at this address.`}
        action={
          <Cluster justify="center">
            <LinkButton kind="primary" to={paths.jobSearch}>
              <Trans>Search jobs</Trans>
            </LinkButton>
            <LinkButton to={paths.home}>
              <Trans>Go to the start page</Trans>
            </LinkButton>
          </Cluster>
        }
      >
        <Trans>The link may be old, or a letter may be missing.</Trans>
      </EmptyState>
    </PageColumn>
  );
}
