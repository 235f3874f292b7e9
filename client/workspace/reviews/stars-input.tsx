import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { starCounts } from '../../../server/hiring/reviews/review.labels.ts';
import { cx } from '../../shared/lib/cx.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './stars-input.module.css';

const words = [msg`Poor`, msg`Fair`, msg`Good`, msg`Very good`, msg`Excellent`];

/** Set by `Form.Item`. */
interface StarsInputProps {
  id?: string;
  /** 0 before the first choice. */
  value?: number;
  onChange?: (value: number) => void;
  'aria-describedby'?: string;
  label: string;
}

/**
 * Not antd's Rate: its stars have no names, and each star below the chosen one counts as chosen too. Five radio buttons
 * that look like stars: the arrow keys move between them.
 */
export function StarsInput({ id, value = 0, onChange, label, ...described }: StarsInputProps) {
  const wordOf = (count: number) => {
    const word = words[count - 1];
    return word && i18n._(word);
  };
  return (
    <fieldset {...described}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        <span className={styles.stars}>
          {starCounts.map((star) => (
            <label key={star} className={cx(styles.star, star <= value && styles.full)}>
              <input
                type="radio"
                // The form moves the focus to the first.
                id={star === 1 ? id : undefined}
                name={id}
                value={star}
                checked={star === value}
                onChange={() => onChange?.(star)}
              />
              <Icon name="star" size={28} />
              <span className="visually-hidden">
                <Plural value={star} one="# star" other="# stars" />, {wordOf(star)}
              </span>
            </label>
          ))}
        </span>
        <span className="quiet" aria-hidden>
          {wordOf(value)}
        </span>
      </div>
    </fieldset>
  );
}
