/** A time of a day (YYYY-MM-DD) of India, midnight unless told otherwise, as an instant: the country has one time zone and no daylight saving. */
export const instantInIndia = (day: string, time = '00:00'): string => `${day}T${time}:00+05:30`;
