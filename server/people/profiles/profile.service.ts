import * as z from 'zod/mini';
import { rename } from '../users/user.service.ts';
import { notFound } from '../../core/errors.ts';
import { defineCommand, defineQuery, type WriteScope } from '../../core/use-case.ts';
import { claimFile } from '../../platform/files/file.service.ts';
import { JobseekerProfile } from './profile.entity.ts';
import { findSeekerProfile, releaseResumes } from './profile.queries.ts';
import { seekerProfileSchema } from './profile.rules.ts';

/** Everybody of the role has one. */
export async function only<Profile>(rows: Promise<Profile[]>): Promise<Profile> {
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

export async function releaseUnusedResumes({ prepared }: Pick<WriteScope, 'prepared'>, ownerId: string): Promise<void> {
  await prepared(releaseResumes(ownerId));
}

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
