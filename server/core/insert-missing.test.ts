import { startTestServer, type TestServer } from '../../test/server.ts';
import { IdempotencyRecord } from './idempotency.entity.ts';
import { insertMissing } from './insert-missing.ts';
import { MailboxMessage } from './mailbox.entity.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('of an inserted row only its id is read back, and nothing of one without an id', async () => {
  const runner = server.services.database.dataSource.createQueryRunner();
  const sent = jest.spyOn(runner, 'query');
  const message = { messageId: '<one@example.in>', to: 'a@example.in', subject: 's', text: 't', html: 'h' };
  const mail = { ...message, attachments: [] };
  const key = { subject: 'a', operation: 'b', key: 'c', inputHash: Buffer.from('d'), createdAt: new Date() };
  expect(await insertMissing(runner.manager, MailboxMessage, mail)).toEqual([expect.any(String)]);
  expect(await insertMissing(runner.manager, MailboxMessage, mail)).toEqual([]);
  expect(await insertMissing(runner.manager, IdempotencyRecord, key)).toEqual([]);
  const answers = sent.mock.calls.map(([statement]) => /returning .*/i.exec(statement)?.[0]);
  expect(answers).toEqual(['RETURNING "id"', 'RETURNING "id"', undefined]);
  await runner.release();
});
