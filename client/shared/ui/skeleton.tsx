import { Trans } from '@lingui/react/macro';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** In CSS units; numbers are px. */
  width?: number | string;
  height?: number | string;
}

/**
 * A grey bar where text will be. An svg takes its size from attributes: the Content-Security-Policy would refuse inline
 * styles in the first HTML.
 */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <svg className={styles.bar} width={width} height={height} aria-hidden />;
}

/** One grey block of the height of the part that is on its way; says what loads to screen readers. */
export const SkeletonBlock = ({ label, height }: { label: string; height: number }) => (
  <output className={styles.block}>
    <span className="visually-hidden">{label}</span>
    <Skeleton height={height} />
  </output>
);

/** From here on a third line fits into a card, in px. */
const THREE_LINES_HEIGHT = 104;

/** `count` cards of the height that the real ones will have; says "Loading" once to screen readers. */
export function SkeletonCards({ count, height, label }: { count: number; height: number; label?: string }) {
  return (
    <output className={styles.cards}>
      <span className="visually-hidden">{label ?? <Trans>Loading</Trans>}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.card} aria-hidden>
          <svg width={0} height={height - 2} />
          <span className={styles.lines}>
            <Skeleton width="55%" height={18} />
            <Skeleton width="35%" />
            {height >= THREE_LINES_HEIGHT && <Skeleton width="80%" />}
          </span>
        </span>
      ))}
    </output>
  );
}

/** A page on its way. */
export function PageSkeleton() {
  return (
    <output className={styles.page}>
      <span className="visually-hidden">
        <Trans>Loading</Trans>
      </span>
      <Skeleton width="40%" height={28} />
      <Skeleton width="100%" height={44} />
      <Skeleton width="100%" height={160} />
      <Skeleton width="100%" height={160} />
    </output>
  );
}
