import type { Role } from '../server/core/actor.rules.ts';
import type { ObjectKind } from './authorisation-ownership.ts';
import type { Target } from './authorisation-principals.ts';

export interface MatrixRow {
  /** `Query.job`, `POST /signup`. */
  operation: string;
  /** Distinguishes rows of one operation. */
  variant?: string;
  allow: 'ANYONE' | 'SIGNED_IN' | readonly (Role | 'VISITOR')[];
  /** What its id refers to; undefined if it takes no id. */
  object?: ObjectKind;
  /** The targets that allowed callers can reach; every other is NOT_FOUND. */
  answers?: readonly Target[];
  /** Notes that do not fit the table. */
  note?: string;
}

export const row = (allow: MatrixRow['allow'], operations: string[]): MatrixRow[] =>
  operations.map((operation) => ({ operation, allow }));
export const rowOf = (
  allow: MatrixRow['allow'],
  object: ObjectKind,
  operations: string[],
  answers: readonly Target[] = ['own'],
): MatrixRow[] => operations.map((operation) => ({ operation, allow, object, answers }));
export const variant = (name: string, rows: MatrixRow[]): MatrixRow[] =>
  rows.map((each) => ({ ...each, variant: name }));
export const noted = (note: string, rows: MatrixRow[]): MatrixRow[] => rows.map((each) => ({ ...each, note }));

export const seekers = ['JOBSEEKER'] as const;
export const recruiters = ['HR'] as const;
export const bothSides = ['JOBSEEKER', 'HR'] as const;
export const staff = ['ADMIN', 'SUPERADMIN'] as const;
export const superadmins = ['SUPERADMIN'] as const;
export const anyLiving = ['own', "somebody else's"] as const;
