import { createLogger } from './logger.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLogger('trace', { write: (line) => void lines.push(line) }));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

describe('the log', () => {
  test('asvs-16.2.5 strikes out what stands under the name of a secret, at any depth, in lists too', () => {
    const line = logged((log) =>
      log.debug(
        {
          password: 'a',
          options: { headers: { cookie: 'b' } },
          calls: [{ input: { otp: 'c', Authorization: 'd', email: 'kept' } }],
        },
        'x',
      ),
    );
    expect(line).toMatchObject({
      password: '[redacted]',
      options: { headers: '[redacted]' },
      calls: [{ input: { otp: '[redacted]', Authorization: '[redacted]', email: 'kept' } }],
    });
  });

  test('asvs-16.2.5 keeps the values of a failed statement to itself', () => {
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(a@b.in) already exists.',
      parameters: ['secret'],
    });
    const { err } = logged((log) => log.error({ err: error }, 'x'));
    expect(err).toEqual({
      type: 'Error',
      message: 'duplicate key',
      stack: expect.any(String),
      code: '23505',
      constraint: 'users_email_key',
    });
  });

  test('asvs-16.2.2 asvs-16.4.1 writes one line with a time in UTC, whatever the words hold', () => {
    const line = logged((log) => log.info({ name: 'a\r\nb\u001B[31m' }, 'c\nd'));
    expect(line).toMatchObject({ name: 'a\r\nb\u001B[31m', msg: 'c\nd' });
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
