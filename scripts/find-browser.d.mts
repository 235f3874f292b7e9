/** The path of a Chromium or Chrome, which it installs when there is none. */
export function findBrowser(): string;
