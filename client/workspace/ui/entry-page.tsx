import type { ReactNode } from 'react';
import { PageColumn, Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { AntdTheme } from './antd-theme.tsx';

/** A way in: one narrow panel below its title. */
export const EntryPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <PageColumn narrow>
    <Stack gap={20}>
      <PageTitle>{title}</PageTitle>
      <Panel>
        <AntdTheme>{children}</AntdTheme>
      </Panel>
    </Stack>
  </PageColumn>
);
