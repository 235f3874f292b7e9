import * as z from 'zod/mini';
import type { RequestContext } from '../core/context.ts';
import { defineCommand, defineQuery } from '../core/use-case.ts';
import { HrProfile } from '../people/profiles/profile.entity.ts';
import { only } from '../people/profiles/profile.service.ts';
import { rename } from '../people/users/user.service.ts';
import { readSettings } from '../platform/settings/settings.service.ts';
import { loadCompany } from './company.service.ts';
import { findHrProfile, type OwnHrProfile } from './hr-profile.queries.ts';
import { recruiterProfileSchema } from './hr-profile.rules.ts';
import { nameOwnCompany } from './membership.service.ts';

export const readMyRecruiterProfile = defineQuery({
  name: 'readMyRecruiterProfile',
  allow: ['HR'],
  token: 'PROFILE_READ',
  input: z.object({}),
  run: ({ services, actor }) => only(services.database.prepared(findHrProfile(actor.id))),
});

/** With verification required (decision 0080), until they belong to a verified company. */
export async function jobsWaitForVerification(
  context: RequestContext,
  { companyId, membership }: OwnHrProfile,
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
  run: async (scope, { input: { name, company, leaveCompany, ...changes } }): Promise<OwnHrProfile> => {
    const { tx, prepared, actor, now } = scope;
    if (name !== undefined) await rename(scope, name);
    if (company !== undefined) await nameOwnCompany(scope, company, leaveCompany ?? false);
    await tx.update(HrProfile, actor.id, { ...changes, updatedAt: now });
    return only(prepared(findHrProfile(actor.id)));
  },
});
