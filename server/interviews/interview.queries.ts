import type { Database } from '../core/database.ts';
import type { Interview } from '../calendar/interview.entity.ts';
import type { InterviewSlot } from '../calendar/interview.labels.ts';
import { calendarPastDays } from '../calendar/interview.rules.ts';

type Row = Interview & Record<string, unknown>;

/** Nobody has more than five slots a day: the past takes 460 at most, and the others are the next ones. */
const calendarLimit = 1000;

/** The driver would make a Date of the column `date`, in the zone of the machine. */
export const interviewColumns = `
  id, application_id as "applicationId", recruiter_id as "recruiterId", seeker_id as "seekerId", title, candidate, date::text as date, slot,
  starts_at as "startsAt", ends_at as "endsAt", status as "storedStatus", sequence, reminded_at as "remindedAt", created_at as "createdAt", updated_at as "updatedAt"`;

/** The person's calendar, earliest first, without cancelled ones; from one day to another, however long ago, if given. */
export function listInterviews(
  database: Database,
  personId: string,
  days: { from: string; until: string } | null,
  now: Date,
): Promise<Interview[]> {
  if (days)
    return database.prepared<Row>(
      'interviews-of-days',
      calendarSql(`starts_at >= ${midnight('$2::date')} and starts_at < ${midnight('($3::date + 1)')}`),
      [personId, days.from, days.until],
    );
  return database.prepared<Row>(
    'interviews',
    calendarSql(`starts_at > $2::timestamptz - interval '${calendarPastDays} days'`),
    [personId, now],
  );
}

const midnight = (day: string): string => `${day}::timestamp at time zone 'Asia/Kolkata'`;

/** Both sides have an index of their own. */
const calendarSql = (when: string): string =>
  `select ${interviewColumns} from (
     select * from interviews where recruiter_id = $1 and status <> 'CANCELLED' and ${when}
     union all
     select * from interviews where seeker_id = $1 and status <> 'CANCELLED' and ${when}
   ) mine
   order by starts_at, id limit ${calendarLimit}`;

/** The interview that counts for each application: the newest that was not cancelled. */
export function findCurrentInterviews(database: Database, applicationIds: string[]): Promise<Interview[]> {
  return database.prepared<Row>(
    'interviews-of-applications',
    `select distinct on (application_id) ${interviewColumns} from interviews
     where application_id = any($1) and status <> 'CANCELLED' order by application_id, created_at desc, id desc`,
    [applicationIds],
  );
}

/** An interview of which the person is a side, a cancelled one too, with what it is about. */
export async function findCalendarEntry(
  database: Database,
  id: string,
  personId: string,
): Promise<(Interview & { jobTitle: string | null; companyName: string | null }) | null> {
  const [row] = await database.prepared<Row & { jobTitle: string | null; companyName: string | null }>(
    'interview-calendar-entry',
    `select mine.*, j.title as "jobTitle", c.name::text as "companyName"
     from (select ${interviewColumns} from interviews where id = $1 and $2 in (recruiter_id, seeker_id)) mine
       left join applications a on a.id = mine."applicationId" left join jobs j on j.id = a.job_id left join companies c on c.id = j.company_id`,
    [id, personId],
  );
  return row ?? null;
}

/** Slots of a day in which one of the two people is busy. */
export async function findBusySlots(database: Database, personIds: string[], date: string): Promise<InterviewSlot[]> {
  const rows = await database.prepared<{ slot: InterviewSlot }>(
    'busy-interview-slots',
    `select distinct slot from interviews where (recruiter_id = any($1) or seeker_id = any($1)) and date = $2 and status <> 'CANCELLED' order by slot`,
    [personIds, date],
  );
  return rows.map(({ slot }) => slot);
}
