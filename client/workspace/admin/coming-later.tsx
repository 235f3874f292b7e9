import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Stack } from '../../shared/ui/layout.tsx';
import styles from './portal-figures.module.css';

/** Says plainly what is not here yet. */
export const ComingLater = ({ children }: { children: ReactNode }) => (
  <section className={styles.later}>
    <Stack gap={8}>
      <h2>{t`Coming later`}</h2>
      <p>{children}</p>
    </Stack>
  </section>
);
