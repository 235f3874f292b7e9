import { hostBoundCookie } from '../../../core/cookie.rules.ts';

/**
 * The latest ticket of a sign-up that waits for its code, closed to scripts: a browser that was reloaded or closed goes
 * on with it.
 */
export const signupCookieName = (publicUrl: string): string => hostBoundCookie(publicUrl, 'signup');
