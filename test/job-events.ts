import { sendJobEvents } from '../server/hiring/jobs/job-event.service.ts';
import type { TestServer } from './server.ts';
import { until } from './until.ts';

/** The server's own task may be processing some of them now. */
export const allJobEventsSent = ({ services }: Pick<TestServer, 'services'>): Promise<true> =>
  until(async () => {
    await sendJobEvents(services);
    const [waiting] = await services.database.query('select from job_events where not is_sent limit 1');
    return waiting ? null : true;
  }, 'all events of jobs are sent');
