import { t } from '@lingui/core/macro';

/** Explains the error codes of a failed attempt to admins; undefined for codes that the portal does not cause. */
export function mailFailureText(codes: string): string | null {
  if (/\((ECONN\w*|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND|EPIPE)\)/.test(codes)) return t`The mail server was not reached.`;
  if (/\((EAUTH|ENOAUTH)\)/.test(codes)) return t`The mail server did not take our login.`;
  if (codes.includes('(ETLS)')) return t`No encrypted connection to the mail server came about.`;
  if (/^5\d\d at RCPT TO/.test(codes)) return t`The mail server does not take emails to this address.`;
  if (/^4\d\d /.test(codes)) return t`The mail server does not take it for now.`;
  return null;
}
