import { Flex, Skeleton } from 'antd';
import styles from './skeleton.module.css';

interface SkeletonBarProps {
  /** In CSS units; numbers are px. */
  width?: number | string;
  height?: number | string;
}

/** A grey bar in place of content that is loading. */
export const SkeletonBar = ({ width = '100%', height = '1em' }: SkeletonBarProps) => (
  <Skeleton.Node
    active
    styles={{ root: { display: 'flex', width, maxWidth: '100%' }, content: { width: '100%', height } }}
  />
);

/** A grey block as high as the loading content; announces what is loading to screen readers. */
export const SkeletonBlock = ({ label, height }: { label: string; height: number }) => (
  <output className={styles.block}>
    <span className="visually-hidden">{label}</span>
    <SkeletonBar height={height} />
  </output>
);

/** The height of a card without its lines, of a line, and the number of lines; in px. */
const [CARD_FRAME, LINE, MOST_LINES] = [14, 34, 6];
const lineWidths = ['55%', '35%', '80%', '70%', '75%', '40%'];

interface SkeletonCardsProps {
  count?: number;
  height: number;
  label: string;
}

/** `count` cards as high as the real ones; announces once what is loading to screen readers. */
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
