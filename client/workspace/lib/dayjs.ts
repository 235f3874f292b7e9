import { i18n } from '@lingui/core';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en.js';

/** Starts at Sunday, like dayjs: 1 February 2026 was a Sunday. */
const weekdaysMin = Array.from({ length: 7 }, (_, day) =>
  new Date(Date.UTC(2026, 1, 1 + day)).toLocaleDateString(i18n.locale, { weekday: 'short', timeZone: 'UTC' }),
);

// Weeks start on Monday. antd's calendar reads this and the column headings from the locale.
dayjs.locale({ ...en, weekStart: 1, weekdaysMin });

export { dayjs };
