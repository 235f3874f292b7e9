import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import styles from './how-it-works.module.css';

const steps: { icon: IconName; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    icon: 'search',
    title: msg`Find`,
    text: msg`Search by title, city and pay. The newest jobs come first, with the facts on top.`,
  },
  {
    icon: 'file',
    title: msg`Apply`,
    text: msg`Sign up once with your resume. After that, applying takes one tap.`,
  },
  {
    icon: 'handshake',
    title: msg`Follow`,
    text: msg`See when your application is read, when the interview is, and what comes next. Live and by email.`,
  },
];

export function HowItWorks() {
  const { i18n } = useLingui();
  return (
    <ol className={styles.steps}>
      {steps.map(({ icon, title, text }, index) => (
        <li key={icon} className={styles.step}>
          <span className={styles.icon}>
            <Icon name={icon} size={26} />
          </span>
          <h3>
            {index + 1}. {i18n._(title)}
          </h3>
          <p>{i18n._(text)}</p>
        </li>
      ))}
    </ol>
  );
}
