import type { TokenScope } from './token-scope.labels.ts';

/** A visitor has no role. */
export const roles = ['JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN'] as const;
export type Role = (typeof roles)[number];

export interface Actor {
  id: string;
  role: Role;
  name: string;
  email: string;
  /** Of the login, or of the access token. */
  sessionId: string;
  sessionExpiresAt: Date;
  /** When password or code were last entered in this session. */
  authenticatedAt: Date;
  /** When the account is deleted, unless its person keeps it. */
  deletesAt: Date | null;
  /** Of an access token; null for a login, which has no such limit. */
  scopes: readonly TokenScope[] | null;
}
