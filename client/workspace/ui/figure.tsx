import { i18n } from '@lingui/core';
import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** A number and its label, in Indian digit grouping; a grey bar while it is unknown. */
export const Figure = ({ label, value }: { label: ReactNode; value: number | undefined }) => (
  <Statistic
    classNames={{ root: styles.figure, content: styles.number }}
    title={label}
    value={value === undefined ? undefined : i18n.number(value)}
    loading={value === undefined}
  />
);
