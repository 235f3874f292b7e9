import { paths } from '../lib/paths.ts';

/** The mail settings, where users choose which notifications are also mailed; the mails link to `/account#mails`. */
export const mailSettings = { pathname: paths.account, hash: 'mails' } as const;
