import type { Actor } from '../../core/actor.rules.ts';
import type { FilePurpose } from './file.rules.ts';

/** A resume is uploaded by seekers and by visitors who are about to sign up; an attachment by recruiters. */
export const canUpload = (viewer: Actor | null, purpose: FilePurpose): boolean =>
  purpose === 'RESUME' ? !viewer || viewer.role === 'JOBSEEKER' : viewer?.role === 'HR';
