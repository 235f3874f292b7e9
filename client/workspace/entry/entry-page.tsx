import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { useIsHydrated } from '../../shared/lib/use-is-hydrated.ts';
import { PageColumn, Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBlock } from '../../shared/ui/skeleton.tsx';
import { AntdTheme } from '../ui/antd-theme.tsx';

interface EntryPageProps {
  title: string;
  /** What the page is for, in a sentence. */
  lead?: string;
  /** Of what is in the panel, in px: on the server its place is kept. What antd shows comes with the browser. */
  height?: number;
  children: ReactNode;
}

/** A way in: one narrow panel below its title. */
export function EntryPage({ title, lead, height = 240, children }: EntryPageProps) {
  const { t } = useLingui();
  // Deferred it is drawn in slices: a press on the page around is answered meanwhile.
  const isHydrated = useDeferredValue(useIsHydrated());
  return (
    <PageColumn narrow>
      <Stack gap={20}>
        <PageTitle>{title}</PageTitle>
        {lead && <p>{lead}</p>}
        <Panel>
          {isHydrated ? <AntdTheme>{children}</AntdTheme> : <SkeletonBlock label={t`Loading`} height={height} />}
        </Panel>
      </Stack>
    </PageColumn>
  );
}
