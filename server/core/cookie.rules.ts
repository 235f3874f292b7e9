/** Over https the prefix binds a cookie to this host. */
export const hostBoundCookie = (publicUrl: string, name: string): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

/** Seconds that a session lasts at most, however much it is used (contract: 7 days; asvs-7.3.2). */
export const sessionSeconds = 7 * 86_400;

export const sessionCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'token');

/** Readable by scripts: role and name as a hint for the screen, never believed by the server (OP-003). */
export const userDetailsCookieName = 'userDetails';
