import type { EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { rename } from '../users/user.service.ts';
import { nameOwnCompany } from '../companies/membership.service.ts';
import type { Services } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { defineCommand, defineQuery } from '../core/use-case.ts';
import { StoredFile } from '../files/file.entity.ts';
import { claimFile, releaseUnusedResumes } from '../files/file.service.ts';
import { HrProfile, JobseekerProfile } from './profile.entity.ts';
import { findRecruiterProfile, findSeekerProfile } from './profile.queries.ts';
import { recruiterProfileSchema, seekerProfileSchema } from './profile.rules.ts';

/** With the resume of the sign-up. */
export async function openSeekerProfile(tx: EntityManager, userId: string, resumeFileId: string | null): Promise<void> {
  await tx.insert(JobseekerProfile, { userId, resumeFileId });
}

export async function openRecruiterProfile(tx: EntityManager, userId: string): Promise<void> {
  await tx.insert(HrProfile, { userId });
}

type Prepared = Services['database']['prepared'];

async function loadSeekerProfile(prepared: Prepared, userId: string): Promise<JobseekerProfile> {
  const [row] = await prepared(findSeekerProfile(userId));
  if (!row) throw notFound();
  const { fileName, fileType, fileSize, ...profile } = row;
  const file = { id: row.resumeFileId, name: fileName, mediaType: fileType, size: fileSize };
  return Object.assign(new JobseekerProfile(), profile, {
    resume: row.resumeFileId ? Object.assign(new StoredFile(), file) : null,
  });
}

async function loadRecruiterProfile(prepared: Prepared, userId: string): Promise<HrProfile> {
  const [profile] = await prepared(findRecruiterProfile(userId));
  if (!profile) throw notFound();
  return profile;
}

export const readMySeekerProfile = defineQuery({
  name: 'readMySeekerProfile',
  allow: ['JOBSEEKER'],
  input: z.object({}),
  run: ({ services, actor }) => loadSeekerProfile(services.database.prepared, actor.id),
});

/** A resume that is replaced stays with the applications it was sent with; one that was never sent is removed. */
export const updateMySeekerProfile = defineCommand({
  name: 'updateMySeekerProfile',
  allow: ['JOBSEEKER'],
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
    return loadSeekerProfile(prepared, actor.id);
  },
});

export const readMyRecruiterProfile = defineQuery({
  name: 'readMyRecruiterProfile',
  allow: ['HR'],
  input: z.object({}),
  run: ({ services, actor }) => loadRecruiterProfile(services.database.prepared, actor.id),
});

/** A company of a new name is founded; one that is there is asked to let the recruiter in (`nameOwnCompany`). */
export const updateMyRecruiterProfile = defineCommand({
  name: 'updateMyRecruiterProfile',
  allow: ['HR'],
  input: z.object({ input: recruiterProfileSchema }),
  run: async (scope, { input: { name, company, ...changes } }): Promise<HrProfile> => {
    const { tx, prepared, actor, now } = scope;
    if (name !== undefined) await rename(scope, name);
    if (company !== undefined) await nameOwnCompany(scope, company);
    await tx.update(HrProfile, actor.id, { ...changes, updatedAt: now });
    return loadRecruiterProfile(prepared, actor.id);
  },
});
