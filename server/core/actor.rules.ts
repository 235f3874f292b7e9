/** A visitor has no role. */
export const roles = ['JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN'] as const;
export type Role = (typeof roles)[number];

export interface Actor {
  id: string;
  role: Role;
  name: string;
  email: string;
  sessionId: string;
  sessionExpiresAt: Date;
  /** When password or code were last entered in this session. */
  authenticatedAt: Date;
}
