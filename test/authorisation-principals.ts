import type { Role } from '../server/core/actor.rules.ts';

/** Two of each kind: what one owns is foreign to the other. A and B are sides of the same applications. */
export const principals = [
  'visitor',
  'seeker A',
  'seeker B',
  'recruiter A',
  'recruiter B',
  'admin',
  'superadmin',
] as const;
export type Principal = (typeof principals)[number];

export const roleOf: Record<Principal, Role | 'VISITOR'> = {
  visitor: 'VISITOR',
  'seeker A': 'JOBSEEKER',
  'seeker B': 'JOBSEEKER',
  'recruiter A': 'HR',
  'recruiter B': 'HR',
  admin: 'ADMIN',
  superadmin: 'SUPERADMIN',
};

export const targets = [
  'own',
  "somebody else's",
  'unknown',
  'malformed',
  'own deleted',
  "somebody else's deleted",
] as const;
export type Target = (typeof targets)[number];
export type Outcome = 'answer' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';
