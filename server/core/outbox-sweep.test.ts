import { startTestServer } from '../../test/server.ts';
import { sweepOutbox } from './outbox.ts';

test('the outbox forgets after thirty days what was sent, and never what still waits', async () => {
  const server = await startTestServer();
  const { database, clock } = server.services;
  const ago = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  try {
    const insert = (topic: string, kind: string, created: Date, delivered: Date | null = null) =>
      database.query(
        `insert into outbox (topic, kind, payload, created_at, delivered_at, next_attempt_at)
         values ($1, $2, '{}', $3, $4, $5)`,
        [topic, kind, created, delivered, ago(-1)],
      );
    await insert('old event', 'EVENT', ago(31));
    await insert('old mail', 'MAIL', ago(31), ago(31));
    await insert('old mail that waits', 'MAIL', ago(31));
    await insert('young event', 'EVENT', ago(29));
    await sweepOutbox(server.services);
    const left = await database.query<{ topic: string }>('select topic from outbox order by topic');
    expect(left.map(({ topic }) => topic)).toEqual(['old mail that waits', 'young event']);
  } finally {
    await server.close();
  }
});
