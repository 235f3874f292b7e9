import type { Notice } from '../notifications/notification.service.ts';

const profilePath = '/hire/hrprofile';

export const askedNotice = (
  memberId: string,
  { name, email, companyName }: { name: string; email: string; companyName: string },
): Notice => ({
  userId: memberId,
  type: 'GENERAL',
  title: `${name} asks to join ${companyName}`,
  text:
    `${name} (${email}) would like to post jobs for ${companyName}. ` +
    'Let them in only if you know that they work for it.',
  link: profilePath,
});

const jobsOpened = (jobs: number): string =>
  jobs === 0
    ? ''
    : jobs === 1
      ? ' Your job that waited is in the search now.'
      : ` Your ${jobs} jobs that waited are in the search now.`;

export const letInNotice = (userId: string, companyName: string, jobs: number): Notice => ({
  userId,
  type: 'GENERAL',
  title: `You belong to ${companyName} now`,
  text: `${companyName} has let you in.${jobsOpened(jobs)}`,
  link: profilePath,
});

export const declinedNotice = (userId: string, companyName: string): Notice => ({
  userId,
  type: 'GENERAL',
  title: `${companyName} has not let you in`,
  text: `Jobs that you posted for ${companyName} stay unseen. You can give them another company, or ask again.`,
  link: profilePath,
});
