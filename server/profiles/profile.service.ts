import * as z from 'zod/mini';
import { rename } from '../users/user.service.ts';
import { loadCompany } from '../companies/company.service.ts';
import { nameOwnCompany } from '../companies/membership.service.ts';
import type { RequestContext } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { defineCommand, defineQuery } from '../core/use-case.ts';
import { claimFile, releaseUnusedResumes } from '../files/file.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import { HrProfile, JobseekerProfile } from './profile.entity.ts';
import { findRecruiterProfile, findSeekerProfile } from './profile.queries.ts';
import { recruiterProfileSchema, seekerProfileSchema } from './profile.rules.ts';

/** Everybody of the role has one. */
async function only<Profile>(rows: Promise<Profile[]>): Promise<Profile> {
  const [profile] = await rows;
  if (!profile) throw notFound();
  return profile;
}

export const readMySeekerProfile = defineQuery({
  name: 'readMySeekerProfile',
  allow: ['JOBSEEKER'],
  token: 'PROFILE_READ',
  input: z.object({}),
  run: ({ services, actor }) => only(services.database.prepared(findSeekerProfile(actor.id))),
});

/** A resume that is replaced stays with the applications it was sent with; one that was never sent is removed. */
export const updateMySeekerProfile = defineCommand({
  name: 'updateMySeekerProfile',
  allow: ['JOBSEEKER'],
  token: 'PROFILE_WRITE',
  input: z.object({ input: seekerProfileSchema }),
  run: async (scope, { input: { username, ...changes } }): Promise<JobseekerProfile> => {
    const { tx, prepared, actor, now } = scope;
    if (changes.resumeFileId)
      await claimFile(tx, {
        fileId: changes.resumeFileId,
        purpose: 'RESUME',
        now,
        field: 'resumeFileId',
        ownerId: actor.id,
      });
    if (username !== undefined) await rename(scope, username);
    await tx.update(JobseekerProfile, actor.id, { ...changes, updatedAt: now });
    if (changes.resumeFileId !== undefined) await releaseUnusedResumes(scope, actor.id);
    return only(prepared(findSeekerProfile(actor.id)));
  },
});

export const readMyRecruiterProfile = defineQuery({
  name: 'readMyRecruiterProfile',
  allow: ['HR'],
  token: 'PROFILE_READ',
  input: z.object({}),
  run: ({ services, actor }) => only(services.database.prepared(findRecruiterProfile(actor.id))),
});

/** With verification required (decision 0080), until they belong to a verified company. */
export async function jobsWaitForVerification(
  context: RequestContext,
  { companyId, membership }: HrProfile,
): Promise<boolean> {
  const { requireVerification } = await readSettings(context.services.database.prepared);
  if (!requireVerification) return false;
  const company = companyId && membership === 'MEMBER' ? await loadCompany(context, companyId) : null;
  return !company?.verified;
}

/** A company of a new name is founded; one that is there is asked to let the recruiter in (`nameOwnCompany`). */
export const updateMyRecruiterProfile = defineCommand({
  name: 'updateMyRecruiterProfile',
  allow: ['HR'],
  token: 'PROFILE_WRITE',
  input: z.object({ input: recruiterProfileSchema }),
  run: async (scope, { input: { name, company, leaveCompany, ...changes } }): Promise<HrProfile> => {
    const { tx, prepared, actor, now } = scope;
    if (name !== undefined) await rename(scope, name);
    if (company !== undefined) await nameOwnCompany(scope, company, leaveCompany ?? false);
    await tx.update(HrProfile, actor.id, { ...changes, updatedAt: now });
    return only(prepared(findRecruiterProfile(actor.id)));
  },
});
