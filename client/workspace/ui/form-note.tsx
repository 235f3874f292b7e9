import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import styles from './form-note.module.css';

/** What there is to know about the values of an open form. Without a text it waits for one, which is read out. */
export const FormNote = ({ children }: { children: ReactNode }) => <output className={styles.note}>{children}</output>;

/** For a form that begins with what was typed before it was opened. */
export const StoredTypingNote = () => (
  <FormNote>{t`We kept what you typed last time. Cancel throws it away.`}</FormNote>
);
