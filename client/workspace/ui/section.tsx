import { Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { Panel, Stack } from '../../shared/ui/layout.tsx';

/** A section of a text, below its title. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Flex vertical gap={8} component="section">
    <h3>{title}</h3>
    {children}
  </Flex>
);

interface TitledPanelProps extends Pick<ComponentProps<typeof Panel>, 'className' | 'children'> {
  title: string;
  /** The id of the heading, which links can target. */
  id?: string;
  gap?: ComponentProps<typeof Stack>['gap'];
}

/** A panel with a heading. */
export const TitledPanel = ({ title, id, gap, className, children }: TitledPanelProps) => (
  <Panel label={title} className={className}>
    <Stack gap={gap}>
      <h2 id={id} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </h2>
      {children}
    </Stack>
  </Panel>
);
