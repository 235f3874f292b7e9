import { plural, t } from '@lingui/core/macro';
import { pages } from '../core/client-pages.rules.ts';
import { joinRequestsHash } from './membership.labels.ts';
import type { Notice } from '../platform/notifications/notification.service.ts';

const profilePath = pages.hrProfile.path;

export const askedNotice = (
  memberId: string,
  { id, name, email, companyName }: { id: string; name: string; email: string; companyName: string },
): Notice => ({
  userId: memberId,
  about: [id],
  type: 'GENERAL',
  title: t`${name} asks to join ${companyName}`,
  text: [
    t`${name} (${email}) would like to post jobs for ${companyName}.`,
    t`Accept them only if you know they work there.`,
  ].join(' '),
  link: `${profilePath}#${joinRequestsHash}`,
});

const jobsOpened = (jobs: number): string =>
  plural(jobs, {
    one: 'Your waiting job is now in the search.',
    other: 'Your # waiting jobs are now in the search.',
  });

export const letInNotice = (userId: string, companyName: string, jobs: number): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`You are now part of ${companyName}`,
  text: [t`${companyName} has accepted you.`, ...(jobs > 0 ? [jobsOpened(jobs)] : [])].join(' '),
  link: profilePath,
});

export const declinedNotice = (userId: string, companyName: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`${companyName} declined your request`,
  text: t`Jobs you posted for ${companyName} stay hidden. You can choose another company for them, or ask again.`,
  link: profilePath,
});

export const suspendedNotice = (userId: string, companyName: string, reason: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`${companyName} is suspended`,
  text: [
    t`We took down the open jobs of ${companyName}, and nobody can post for it until the suspension is lifted.`,
    t`The reason: ${reason}`,
  ].join(' '),
  link: '/hire/all-jobs',
});

export const suspensionLiftedNotice = (userId: string, companyName: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`${companyName} is no longer suspended`,
  text: t`The jobs of ${companyName} that were open are in the search again, and you can post for it.`,
  link: '/hire/all-jobs',
});

export const verifiedNotice = (userId: string, companyName: string): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`${companyName} is verified`,
  text: [
    t`We have checked that ${companyName} is what it says.`,
    t`Your jobs now carry its tick, and those that were waiting are in the search.`,
  ].join(' '),
  link: '/hire/all-jobs',
});

export const mergedNotice = (
  userId: string,
  { goneName, name, reason }: { goneName: string; name: string; reason: string },
): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title: t`${goneName} is part of ${name} now`,
  text: [
    t`We put the two together, as they are one company.`,
    t`Jobs, applicants and recruiters of ${goneName} are at ${name} from now on.`,
    t`The reason: ${reason}`,
  ].join(' '),
  link: profilePath,
});
