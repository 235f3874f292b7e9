import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { reducedMotionQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { IconButton } from '../../shared/ui/button.tsx';
import { FieldPicture } from './field-picture.tsx';
import styles from './hero-pictures.module.css';
import { StreetPicture } from './street-picture.tsx';
import { WardPicture } from './ward-picture.tsx';

const pictures = [StreetPicture, WardPicture, FieldPicture] as const;

/** LAND-13. */
const EACH_SHOWN_MS = 4000;

/**
 * Three drawings, one after the other (OP-076). They can be paused (WCAG 2.2.2), and do not move with reduced motion.
 */
export function HeroPictures() {
  const { t } = useLingui();
  const isCalm = useMediaQuery(reducedMotionQuery);
  const [isPaused, setIsPaused] = useState(false);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (isCalm || isPaused) return;
    const timer = setInterval(() => setShown((last) => (last + 1) % pictures.length), EACH_SHOWN_MS);
    return () => clearInterval(timer);
  }, [isCalm, isPaused]);
  const Picture = pictures[shown] ?? StreetPicture;
  return (
    <div className={styles.frame}>
      <div key={shown} className={styles.picture} data-picture={shown + 1}>
        <Picture />
      </div>
      {!isCalm && (
        <IconButton
          className={styles.stop}
          icon={isPaused ? 'play' : 'pause'}
          label={isPaused ? t`Play slideshow` : t`Pause slideshow`}
          onClick={() => setIsPaused(!isPaused)}
        />
      )}
    </div>
  );
}
