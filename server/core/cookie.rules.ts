/** Over https the prefix binds a cookie to this host. */
export const hostBoundCookie = (publicUrl: string, name: string): string => (publicUrl.startsWith('https:') ? `__Host-${name}` : name);
