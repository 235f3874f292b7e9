import { i18n } from '@lingui/core';
import { Statistic } from 'antd';
import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** A number and what it counts, in Indian digits; while it is unknown a bar stands for it. */
export const Figure = ({ label, value }: { label: ReactNode; value: number | undefined }) => (
  <Statistic
    classNames={{ root: styles.figure, content: styles.number }}
    title={label}
    value={value === undefined ? undefined : i18n.number(value)}
    loading={value === undefined}
  />
);
