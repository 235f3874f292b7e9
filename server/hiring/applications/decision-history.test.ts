import { makeApplicationCase } from '../../../test/application-calls.ts';
import { decide } from '../../../test/decision-calls.ts';
import { makeRecruiter } from '../../../test/factories.ts';
import { startTestServer } from '../../../test/server.ts';
import { ManualClock } from '../../../test/manual-clock.ts';

/** Every look at it is a millisecond later than the one before. */
class TickingClock extends ManualClock {
  override now(): Date {
    this.advance({ seconds: 0.001 });
    return super.now();
  }
}

test('decisions that wait for each other stand in the history in the order in which they were made', async () => {
  const server = await startTestServer({ clock: new TickingClock(new Date('2026-11-18T05:30:00Z')) });
  try {
    const recruiter = await makeRecruiter(server.services);
    const cases = await Promise.all(
      Array.from({ length: 10 }, () => makeApplicationCase(server, recruiter, 'IN_REVIEW')),
    );
    const ids = cases.map(({ id }) => id);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        ['APPROVED', 'ON_HOLD', 'REJECTED', 'APPROVED', 'ON_HOLD'].map((status) =>
          decide(server, recruiter, ids, status),
        ),
      );
    }
    const steps = await server.services.database.query<{ id: string; from: string; to: string; status: string }>(
      `select a.id, e.from_status as "from", e.to_status as "to", a.status
       from applications a join application_events e on e.application_id = a.id
       where a.id = any($1) and e.from_status is not null order by a.id, e.at, e.id`,
      [ids],
    );
    expect(steps.length).toBeGreaterThan(ids.length);
    for (const id of ids) {
      const own = steps.filter((step) => step.id === id);
      expect(own.slice(1).map(({ from }) => from)).toEqual(own.slice(0, -1).map(({ to }) => to));
      expect(own.at(-1)?.to).toBe(own[0]?.status);
    }
  } finally {
    await server.close();
  }
});
