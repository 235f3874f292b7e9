import { t } from '@lingui/core/macro';
import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import styles from './calendar-and-list.module.css';

export type CalendarView = 'calendar' | 'list';

interface CalendarAndListProps {
  calendar: ReactNode;
  list: ReactNode;
  listLabel: string;
  /** Which of the two a phone shows. */
  view: CalendarView;
  onView: (view: CalendarView) => void;
}

/** Side by side on a wide screen, as tabs on a phone. */
export function CalendarAndList({ calendar, list, listLabel, view, onView }: CalendarAndListProps) {
  if (!useMediaQuery(mobileQuery))
    return (
      <div className={styles.columns}>
        {calendar}
        {list}
      </div>
    );
  return (
    <Tabs
      activeKey={view}
      destroyOnHidden
      items={[
        { key: 'calendar', label: t`Calendar`, children: view === 'calendar' && calendar },
        { key: 'list', label: listLabel, children: view === 'list' && list },
      ]}
      onChange={(key) => onView(key === 'list' ? 'list' : 'calendar')}
    />
  );
}
