import { Trans } from '@lingui/react/macro';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** In CSS units; numbers are px. */
  width?: number | string;
  height?: number | string;
}

/**
 * A grey bar in place of text. An svg takes its size from attributes: the Content-Security-Policy would block inline
 * styles in the server's HTML.
 */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <svg className={styles.bar} width={width} height={height} aria-hidden />;
}

/** A grey block as high as the loading content; announces what is loading to screen readers. */
export const SkeletonBlock = ({ label, height }: { label: string; height: number }) => (
  <output className={styles.block}>
    <span className="visually-hidden">{label}</span>
    <Skeleton height={height} />
  </output>
);

/** Height from which a card fits a third line, in px. */
const THREE_LINES_HEIGHT = 104;

/** `count` cards as high as the real ones; announces "Loading" once to screen readers. */
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

/** The placeholder of a loading page. */
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
