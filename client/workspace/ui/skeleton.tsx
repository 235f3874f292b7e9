import { Flex, Skeleton } from 'antd';
import styles from './skeleton.module.css';

interface SkeletonBarProps {
  /** In CSS units; numbers are px. */
  width?: number | string;
  height?: number | string;
}

/** A grey bar where something will be. */
export const SkeletonBar = ({ width = '100%', height = '1em' }: SkeletonBarProps) => (
  <Skeleton.Node
    active
    styles={{ root: { display: 'flex', width, maxWidth: '100%' }, content: { width: '100%', height } }}
  />
);

/** One grey block of the height of the part that is on its way; says what loads to screen readers. */
export const SkeletonBlock = ({ label, height }: { label: string; height: number }) => (
  <output className={styles.block}>
    <span className="visually-hidden">{label}</span>
    <SkeletonBar height={height} />
  </output>
);

/** What a card has beside its lines, what a line takes, and how many say enough; in px. */
const [CARD_FRAME, LINE, MOST_LINES] = [14, 34, 6];
const lineWidths = ['55%', '35%', '80%', '70%', '75%', '40%'];

interface SkeletonCardsProps {
  count?: number;
  height: number;
  label: string;
}

/** `count` cards of the height that the real ones will have; says once what loads to screen readers. */
export function SkeletonCards({ count = 1, height, label }: SkeletonCardsProps) {
  const rows = Math.max(1, Math.min(MOST_LINES, Math.floor((height - CARD_FRAME) / LINE)));
  return (
    <Flex vertical gap={12} component="output">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card} style={{ height }} aria-hidden>
          <Skeleton active title={false} paragraph={{ rows, width: lineWidths }} />
        </div>
      ))}
    </Flex>
  );
}
