import { paths } from '../../shared/lib/paths.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Cluster, PageColumn } from '../../shared/ui/layout.tsx';
import { EmptyState } from '../../shared/ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';

/** ERR-14 keeps the heading that the specification names; the rest is for the person who got here. */
export function NotFoundPage() {
  return (
    <PageColumn>
      <PageTitle title="Page not found">Unexpected Application Error!</PageTitle>
      <EmptyState
        title="There is no page at this address."
        action={
          <Cluster justify="center">
            <LinkButton kind="primary" to={paths.jobSearch}>
              Search jobs
            </LinkButton>
            <LinkButton to={paths.home}>Go to the start page</LinkButton>
          </Cluster>
        }
      >
        The link may be old, or a letter may be missing.
      </EmptyState>
    </PageColumn>
  );
}
