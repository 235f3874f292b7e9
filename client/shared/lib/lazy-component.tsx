import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy } from 'react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/page-states.tsx';

/**
 * A section of a page whose code is lazy-loaded; suspends in the nearest Suspense. If the code fails to load (no
 * network, a new version on the server), `Missing` replaces it, and the rest of the page keeps its text. Browsers never
 * request failed code again, so only a reload of the page loads it.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType = MissingPart,
): ComponentType<Props> =>
  lazy<ComponentType<Props>>(async () => ({
    default: await load().catch((): ComponentType<Props> => () => <Missing />),
  }));

function MissingPart() {
  const { t } = useLingui();
  return (
    <div role="alert">
      <EmptyState
        title={t`This part of the page could not be loaded.`}
        action={
          <Button onClick={() => window.location.reload()}>
            <Trans>Load the page again</Trans>
          </Button>
        }
      >
        <Trans>Check your connection, and finish what you are typing here first.</Trans>
      </EmptyState>
    </div>
  );
}
