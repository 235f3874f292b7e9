import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { rename } from '../users/user.service.ts';
import { nameOwnCompany } from '../companies/membership.service.ts';
import { notFound } from '../core/errors.ts';
import { defineCommand, defineQuery } from '../core/use-case.ts';
import { claimFile, releaseUnusedResumes } from '../files/file.service.ts';
import { HrProfile, JobseekerProfile } from './profile.entity.ts';
import { findRecruiterProfile, findSeekerProfile } from './profile.queries.ts';
import { recruiterProfileSchema, seekerProfileSchema } from './profile.rules.ts';

/** The empty profile of a new seeker, with the resume of the sign-up. */
export async function openSeekerProfile(tx: EntityManager, userId: string, resumeFileId: string | null): Promise<void> {
  await tx.query('insert into seeker_profiles (user_id, resume_file_id) values ($1, $2)', [userId, resumeFileId]);
}

/** The empty profile of a new recruiter. */
export async function openRecruiterProfile(tx: EntityManager, userId: string): Promise<void> {
  await tx.query('insert into recruiter_profiles (user_id) values ($1)', [userId]);
}

const found = <Profile>(profile: Profile | null): Profile => {
  if (!profile) throw notFound();
  return profile;
};

export const readMySeekerProfile = defineQuery({
  name: 'readMySeekerProfile',
  allow: ['JOBSEEKER'],
  input: z.object({}),
  run: async ({ services, actor }): Promise<JobseekerProfile> =>
    found(await findSeekerProfile(services.database.manager, actor.id)),
});

/** Changes what is given. A resume that goes stays with the applications it was sent with; one that was never sent is removed. */
export const updateMySeekerProfile = defineCommand({
  name: 'updateMySeekerProfile',
  allow: ['JOBSEEKER'],
  input: z.object({ input: seekerProfileSchema }),
  run: async (scope, { input: { username, ...changes } }): Promise<JobseekerProfile> => {
    const { tx, actor, now } = scope;
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
    if (changes.resumeFileId !== undefined) await releaseUnusedResumes(tx, actor.id);
    return found(await findSeekerProfile(tx, actor.id));
  },
});

export const readMyRecruiterProfile = defineQuery({
  name: 'readMyRecruiterProfile',
  allow: ['HR'],
  input: z.object({}),
  run: async ({ services, actor }): Promise<HrProfile> =>
    found(await findRecruiterProfile(services.database.manager, actor.id)),
});

/** Changes what is given. A company of a new name is founded; one that is there is asked to let the recruiter in (`nameOwnCompany`). */
export const updateMyRecruiterProfile = defineCommand({
  name: 'updateMyRecruiterProfile',
  allow: ['HR'],
  input: z.object({ input: recruiterProfileSchema }),
  run: async (scope, { input: { name, company, ...changes } }): Promise<HrProfile> => {
    const { tx, actor, now } = scope;
    if (name !== undefined) await rename(scope, name);
    if (company !== undefined) await nameOwnCompany(scope, company);
    await tx.update(HrProfile, actor.id, { ...changes, updatedAt: now });
    return found(await findRecruiterProfile(tx, actor.id));
  },
});
