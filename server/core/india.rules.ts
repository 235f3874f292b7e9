/**
 * A time of a day (YYYY-MM-DD) in India, midnight unless given: the country has one time zone and no daylight saving.
 */
export const instantInIndia = (day: string, time = '00:00'): string => `${day}T${time}:00+05:30`;

const DAY_IN_MS = 86_400_000;
const INDIA_AHEAD_IN_MS = 5.5 * 3_600_000;

/** YYYY-MM-DD. */
export const indianDay = (at: Date): string => new Date(at.getTime() + INDIA_AHEAD_IN_MS).toISOString().slice(0, 10);

export const endOfIndianDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) + DAY_IN_MS - INDIA_AHEAD_IN_MS;
