import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue } from 'react';
import { useIsHydrated } from '../../shared/lib/use-is-hydrated.ts';
import { PageColumn, Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBlock } from '../../shared/ui/skeleton.tsx';
import { AntdTheme } from '../ui/antd-theme.tsx';

interface EntryPageProps {
  title: string;
  /** The purpose of the page, in a sentence. */
  lead?: string;
  /** Height of the panel's content in px: the server reserves it, because antd renders only in the browser. */
  height?: number;
  children: ReactNode;
}

/** An entry page: one narrow panel below its title. */
export function EntryPage({ title, lead, height = 240, children }: EntryPageProps) {
  const { t } = useLingui();
  // Deferred, so that React renders it in slices and clicks elsewhere on the page are handled meanwhile.
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
