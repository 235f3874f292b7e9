/** Seconds that a browser is remembered as one that signed in before. */
export const deviceSeconds = 365 * 86_400;

/** Of one person. A program that stores no cookies is a new browser at each login, and the oldest is forgotten. */
export const mostDevices = 20;
