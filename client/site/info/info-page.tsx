import type { ReactNode } from 'react';
import { PageColumn, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import prose from '../../shared/ui/prose.module.css';

/** A page of text (OP-080). */
export const InfoPage = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <PageColumn>
    <Stack gap={24}>
      <PageTitle>{title}</PageTitle>
      <div className={prose.prose}>
        <p>{lead}</p>
      </div>
      {children}
    </Stack>
  </PageColumn>
);

export const InfoSection = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
  <section>
    <Stack gap={8}>
      <h2>{heading}</h2>
      <div className={prose.prose}>{children}</div>
    </Stack>
  </section>
);
