import { t } from '@lingui/core/macro';
import type { Message } from '../../../server/core/text.rules.ts';
import { passwordStrength, type StrengthLabel } from '../../../server/people/identity/login/password.rules.ts';
import { cx } from '../../shared/lib/cx.ts';
import styles from './strength-meter.module.css';

const HIGHEST = 5;
const words: Record<StrengthLabel, Message> = {
  Weak: () => t`Weak`,
  Fair: () => t`Fair`,
  Good: () => t`Good`,
  Strong: () => t`Strong`,
};

/** REG-07, REG-08: five dots and a word. */
export function StrengthMeter({ password }: { password: string }) {
  if (password === '') return null;
  const { score, label } = passwordStrength(password);
  return (
    <span className={styles.meter}>
      <span className={cx(styles.bar, styles[label.toLowerCase()])} aria-hidden>
        {Array.from({ length: HIGHEST }, (_, index) => (
          <span key={index} className={index < score ? styles.filled : styles.part} />
        ))}
      </span>
      <span aria-live="polite">
        <span className="visually-hidden">{t`Password strength:`} </span>
        {words[label]()}
      </span>
    </span>
  );
}
