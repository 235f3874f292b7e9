import { useId } from 'react';
import { starCounts } from '../../../server/reviews/review.labels.ts';
import { cx } from '../../shared/lib/cx.ts';
import { FieldNote } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './stars-field.module.css';

const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

interface StarsFieldProps {
  label: string;
  /** 0 before the first choice. */
  value: number;
  onChange: (value: number) => void;
  error: string | null;
}

/** Five radio buttons that look like stars: the arrow keys move between them. */
export function StarsField({ label, value, onChange, error }: StarsFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        <span className={styles.stars}>
          {starCounts.map((star) => (
            <label key={star} className={cx(styles.star, star <= value && styles.full)}>
              <input type="radio" name={id} value={star} checked={star === value} onChange={() => onChange(star)} />
              <Icon name="star" size={28} />
              <span className="visually-hidden">
                {star} {star === 1 ? 'star' : 'stars'}, {words[star - 1]}
              </span>
            </label>
          ))}
        </span>
        <span className={styles.word} aria-hidden>
          {words[value - 1]}
        </span>
      </div>
      {error && <FieldNote id={`${id}-note`} error={error} />}
    </fieldset>
  );
}
