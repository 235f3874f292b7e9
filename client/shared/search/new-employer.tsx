import { Trans } from '@lingui/react/macro';
import { cx } from '../lib/cx.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './new-employer.module.css';

/** Next to the name of an unverified company. */
export const NewEmployerBadge = () => (
  <Badge icon="info">
    <Trans>New employer</Trans>
  </Badge>
);

/** Explains the badge, where there is room. */
export const NewEmployerNote = () => (
  <p className={cx('quiet', styles.note)}>
    <Icon name="info" />
    <span>
      <Trans>
        This employer is new here and we have not verified it yet. An honest employer never asks you for money.
      </Trans>
    </span>
  </p>
);
