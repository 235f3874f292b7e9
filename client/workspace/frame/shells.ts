import type { ComponentType } from 'react';
import type { Frame } from '../../../server/core/client-pages.rules.ts';
import { AdminShell } from './admin-shell.tsx';
import { OwnShell } from './own-shell.tsx';
import { RecruiterShell } from './recruiter-shell.tsx';
import { SeekerShell } from './seeker-shell.tsx';

/** The frames of all that is behind a login. They are little beside what they share, so they come as one file. */
export const shells: Record<Exclude<Frame, 'SITE'>, ComponentType> = {
  SEEKER: SeekerShell,
  RECRUITER: RecruiterShell,
  ADMIN: AdminShell,
  ACCOUNT: OwnShell,
};
