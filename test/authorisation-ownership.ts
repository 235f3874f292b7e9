/** What an id names, and who counts as owning it. */
export const ownership = {
  account: "the person; that of a seeker, a recruiter or an admin is somebody else's to admins",
  session: 'the person who logged in; deleted: ended',
  notification: 'the person whom it was sent to',
  job: 'its recruiter; deleted: archived, with nobody having applied',
  'job with applicants': 'its recruiter and those who applied; deleted: archived',
  application: 'its seeker and its recruiter; there is no deleting it',
  note: 'the recruiter who wrote it; deleted: deleted',
  'decision batch': 'the recruiter who decided, for 30 seconds',
  interview: 'its recruiter; deleted: cancelled',
  meeting: 'an interview of an application: its seeker and its recruiter; deleted: cancelled',
  resume: 'its seeker and the recruiter whom it was sent to',
  'withdrawn resume': 'its seeker: the recruiter has no right to it any more',
  'open attachment': 'its recruiter; the job is open',
  'closed attachment': 'its recruiter; the job is closed',
  'unused attachment': 'the recruiter who uploaded it',
  company: 'its members',
  membership: 'the recruiter who belongs to the company',
  'join request': 'the members of the company that was asked; deleted: decided',
  'support message': 'the person whose conversation it is in; there is no deleting it',
  'unclaimed resume': 'nobody: a visitor uploaded it and has not signed up yet',
} as const;
export type ObjectKind = keyof typeof ownership;
