import dayjs from 'dayjs';
import en from 'dayjs/locale/en.js';

// Weeks begin on Monday. antd's calendar asks its language for that, and for the heads of its columns.
dayjs.locale({ ...en, weekStart: 1, weekdaysMin: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] });

export { dayjs };
