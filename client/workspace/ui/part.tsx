import { Flex } from 'antd';
import type { ReactNode } from 'react';

/** A part of something that is read, below its title. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Flex vertical gap={8} component="section">
    <h3>{title}</h3>
    {children}
  </Flex>
);
