import { paths } from '../lib/paths.ts';

/** Where people choose which notifications also come by mail; the mails lead to `/account#mails`. */
export const mailSettings = { pathname: paths.account, hash: 'mails' } as const;
