import type { Services } from '../core/context.ts';
import type { Task } from '../core/tasks.ts';
import { runAsServer } from '../core/use-case.ts';
import { notify } from '../notifications/notification.service.ts';
import { interviewNotices, type InterviewParties, ownReminder } from '../calendar/interview-calendar.service.ts';
import type { Interview } from '../calendar/interview.entity.ts';
import { interviewColumns } from './interview.queries.ts';

const batchSize = 200;

/** OP-107: both sides are reminded 24 hours before. */
export const interviewTasks: Task[] = [{ name: 'remind-of-interviews', cron: '*/5 * * * *', run: remindOfInterviews }];

/** Whoever marks an interview as reminded reminds; run twice or on two servers, it is one reminder. */
export async function remindOfInterviews(services: Services): Promise<void> {
  while ((await remindBatch(services)) === batchSize);
}

function remindBatch(services: Services): Promise<number> {
  return runAsServer(services, async (scope) => {
    const due = (await scope.tx.query(
      `with due as (
         select i.id, j.title as "jobTitle", c.name::text as "companyName", r.name as "recruiterName",
           s.name as "seekerName", s.email::text as "seekerEmail"
         from interviews i left join applications a on a.id = i.application_id left join jobs j on j.id = a.job_id left join companies c on c.id = j.company_id
           join users r on r.id = i.recruiter_id left join users s on s.id = i.seeker_id
         where i.status in ('SCHEDULED', 'PENDING') and i.reminded_at is null and i.starts_at > $1 and i.starts_at <= $1::timestamptz + interval '24 hours'
         order by i.starts_at limit ${batchSize} for update of i skip locked
       ), reminded as (
         update interviews set reminded_at = $1 where id in (select id from due) returning ${interviewColumns}
       )
       select * from reminded join due using (id)`,
      [scope.now],
    )) as (Interview & InterviewParties)[];
    await notify(
      scope,
      due.flatMap((interview) =>
        interview.applicationId ? interviewNotices(scope, interview, interview, 'REMINDED') : [ownReminder(interview)],
      ),
    );
    return due.length;
  });
}
