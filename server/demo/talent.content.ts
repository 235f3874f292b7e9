import { instantInIndia } from '../core/india.rules.ts';
import { invitationDays } from '../hiring/talent/invitation.rules.ts';
import { talentConsentVersion } from '../hiring/talent/talent.rules.ts';
import type { DemoApplication } from './applications.content.ts';
import { daysBefore, type DemoJob } from './jobs.content.ts';
import type { DemoSeeker } from './people.content.ts';
import type { SeededRandom } from './seeded-random.ts';

const foundShare = 0.3;
const dayMilliseconds = 86_400_000;

interface TalentFor {
  demoSeeker: DemoSeeker;
  seekers: DemoSeeker[];
  jobs: DemoJob[];
  applications: DemoApplication[];
  companies: { id: string; verified_at: Date | null }[];
}

/** Nobody agrees to a text before its month: who was there earlier is asked at its beginning. */
export function firstAgreed(version: string, at: Date, now: Date): Date {
  const published = new Date(instantInIndia(`${version}-01`));
  return at < published && published < now ? published : at;
}

/** Who wants to be found, with their consents, and two invitations that the demo seeker can answer. */
export function makeTalent(random: SeededRandom, now: Date, of: TalentFor) {
  const found = [of.demoSeeker, ...of.seekers.filter(() => random.chance(foundShare))];
  const profiles = found.map(({ user }) => ({
    id: random.uuid(now),
    user_id: user.id,
    found_since: random.instant(firstAgreed(talentConsentVersion, user.created_at, now), now),
  }));
  return {
    profiles,
    consents: profiles.map(({ user_id, found_since }) => ({
      id: random.uuid(found_since),
      user_id,
      kind: 'TALENT_SEARCH',
      version: talentConsentVersion,
      given_at: found_since,
    })),
    invitations: invitedTo(of).map(({ row, company }, index) => {
      const sentAt = daysBefore(now, index + 0.4);
      return {
        id: random.uuid(sentAt),
        job_id: row.id,
        company_id: company.id,
        recruiter_id: company.recruiterId,
        seeker_id: of.demoSeeker.user.id,
        talent_id: profiles[0]?.id,
        status: 'SENT',
        sent_at: sentAt,
        expires_at: new Date(sentAt.getTime() + invitationDays * dayMilliseconds),
      };
    }),
  };
}

/** Of different verified companies, for work like the seeker's if there is any. */
function invitedTo({ demoSeeker, jobs, applications, companies }: TalentFor): DemoJob[] {
  const applied = new Set(applications.filter(({ seeker }) => seeker === demoSeeker).map(({ job }) => job));
  const verified = new Set(companies.filter(({ verified_at }) => verified_at).map(({ id }) => id));
  const open = jobs.filter((job) => job.row.is_wanted && !applied.has(job) && verified.has(job.company.id));
  const alike = open.filter(({ occupation }) => occupation === demoSeeker.occupation);
  const ordered = [...alike, ...open];
  return ordered
    .filter(({ company }, index) => ordered.findIndex((job) => job.company === company) === index)
    .slice(0, 2);
}
