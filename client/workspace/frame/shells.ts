import type { ComponentType } from 'react';
import type { Frame } from '../../../server/core/client-pages.rules.ts';
import { AdminShell } from './admin-shell.tsx';
import { OwnShell } from './own-shell.tsx';
import { RecruiterShell } from './recruiter-shell.tsx';
import { SeekerShell } from './seeker-shell.tsx';

/** The shells of all signed-in pages. Each adds little to what they share, so they load as one file. */
export const shells: Record<Exclude<Frame, 'SITE'>, ComponentType> = {
  SEEKER: SeekerShell,
  RECRUITER: RecruiterShell,
  ADMIN: AdminShell,
  ACCOUNT: OwnShell,
};
