import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A grey bar where text will be. Sizes in CSS units, numbers are px. */
export function Skeleton({ width = '100%', height = '1em', radius }: { width?: CSSProperties['width']; height?: CSSProperties['height']; radius?: number }) {
  return <span className={styles.bar} style={{ width, height, borderRadius: radius }} />;
}

/** `count` cards of the height that the real ones will have; says "Loading" once to screen readers. */
export function SkeletonCards({ count, height, label = 'Loading' }: { count: number; height: number; label?: string }) {
  return (
    <output className={styles.cards}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.card} style={{ height }} aria-hidden>
          <Skeleton width="55%" height={18} />
          <Skeleton width="35%" />
          <Skeleton width="80%" />
        </span>
      ))}
    </output>
  );
}

/** A page on its way. */
export function PageSkeleton() {
  return (
    <output className={styles.page}>
      <span className="visually-hidden">Loading</span>
      <Skeleton width="40%" height={28} />
      <Skeleton width="100%" height={44} radius={8} />
      <Skeleton width="100%" height={160} radius={10} />
      <Skeleton width="100%" height={160} radius={10} />
    </output>
  );
}
