import { t } from '@lingui/core/macro';

/** Explains the error codes of a failed attempt to admins; undefined for codes that the portal does not cause. */
export function mailFailureText(codes: string): string | null {
  if (/\((ECONN\w*|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND|EPIPE)\)/.test(codes))
    return t`The mail server could not be reached.`;
  if (/\((EAUTH|ENOAUTH)\)/.test(codes)) return t`The mail server rejected our login.`;
  if (codes.includes('(ETLS)')) return t`No encrypted connection to the mail server could be made.`;
  if (/^5\d\d at RCPT TO/.test(codes)) return t`The mail server doesn't accept emails to this address.`;
  if (/^4\d\d /.test(codes)) return t`The mail server asked us to try again later.`;
  return null;
}
