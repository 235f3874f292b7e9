/** Who can act on the portal; a visitor has no role. */
export const roles = ['JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN'] as const;
export type Role = (typeof roles)[number];

/** The signed-in person behind a request, as the session names them. */
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
