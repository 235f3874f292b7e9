import { i18n } from '@lingui/core';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en.js';

/** From Sunday on, as dayjs counts: 1 February 2026 was one. */
const weekdaysMin = Array.from({ length: 7 }, (_, day) =>
  new Date(Date.UTC(2026, 1, 1 + day)).toLocaleDateString(i18n.locale, { weekday: 'short', timeZone: 'UTC' }),
);

// Weeks begin on Monday. antd's calendar asks its language for that, and for the heads of its columns.
dayjs.locale({ ...en, weekStart: 1, weekdaysMin });

export { dayjs };
