import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import styles from './how-it-works.module.css';

const steps: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'search',
    title: 'Find',
    text: 'Search by title, city and pay. The newest jobs come first, with the facts on top.',
  },
  { icon: 'file', title: 'Apply', text: 'Sign up once with your resume. After that every application is one press.' },
  {
    icon: 'handshake',
    title: 'Follow',
    text: 'See when your application is read, when the interview is, and what comes next. Live and by mail.',
  },
];

export function HowItWorks() {
  return (
    <ol className={styles.steps}>
      {steps.map(({ icon, title, text }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.icon}>
            <Icon name={icon} size={26} />
          </span>
          <h3>
            {index + 1}. {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
