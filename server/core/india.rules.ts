/**
 * A time of a day (YYYY-MM-DD) in India, midnight unless another is given, as an instant: the country has one time zone
 * and no daylight saving.
 */
export const instantInIndia = (day: string, time = '00:00'): string => `${day}T${time}:00+05:30`;
