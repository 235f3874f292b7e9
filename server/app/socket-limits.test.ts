import { once } from 'node:events';
import { makePerson } from '../../test/factories.ts';
import { newAddress } from '../../test/logins.ts';
import { startNarrowServer } from '../../test/narrow-server.ts';
import type { TestServer } from '../../test/server.ts';
import { connectSocket, openSocket } from '../../test/sockets.ts';
import { until } from '../../test/until.ts';

let narrow: TestServer;
beforeAll(async () => void (narrow = await startNarrowServer()));
afterAll(() => narrow.close());

describe('sockets', () => {
  test('an operation over a socket counts as a request of its address', async () => {
    const { socket, messages } = await connectSocket(narrow, newAddress());
    for (let id = 1; id <= 8; id += 1) {
      socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload: { query: '{ __typename }' } }));
      await until(
        () => messages.some((message) => message.id === String(id) && /error|complete/.test(message.type)),
        'the operation is answered',
      );
    }
    expect(messages.filter(({ type }) => type === 'error')).toMatchObject([
      { id: '8', payload: [{ extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) } }] },
    ]);
    socket.close();
  });

  test('of one address without a login, and of one person, are closed with 4429 beyond their limit', async () => {
    const own = newAddress();
    const anonymous = [
      await connectSocket(narrow, own),
      await connectSocket(narrow, own),
      await connectSocket(narrow, own),
    ];
    expect(await (await connectSocket(narrow, own)).code).toBe(4429);
    const { token } = await makePerson(narrow.services, 'HR');
    const ofPerson = [await connectSocket(narrow, own, token), await connectSocket(narrow, own, token)];
    expect(await (await connectSocket(narrow, newAddress(), token)).code).toBe(4429);
    expect([...anonymous, ...ofPerson].map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, true]);
    ofPerson[0]?.socket.close();
    await ofPerson[0]?.code;
    const again = await connectSocket(narrow, newAddress(), token);
    expect(again.isOpen).toBe(true);
    for (const { socket } of [...anonymous, ...ofPerson, again]) socket.close();
  });

  test('of one address, whosever they are, are refused before they open, with 429 and Retry-After', async () => {
    const own = newAddress();
    const people = [
      await makePerson(narrow.services, 'HR'),
      await makePerson(narrow.services, 'HR'),
      await makePerson(narrow.services, 'HR'),
    ];
    const open = [];
    for (const { token } of people)
      open.push(await connectSocket(narrow, own, token), await connectSocket(narrow, own, token));
    const seventh = openSocket(narrow, own);
    const [, answer] = (await once(seventh, 'unexpected-response')) as [
      unknown,
      { statusCode: number; headers: Record<string, string> },
    ];
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '5']);
    for (const { socket } of open) socket.close();
  });

  test('count as requests, however soon they are closed again', async () => {
    const own = newAddress();
    const knock = () => openSocket(narrow, own);
    for (let count = 0; count < 8; count += 1) {
      const socket = knock();
      await once(socket, 'open');
      socket.close();
      await once(socket, 'close');
    }
    const [, answer] = (await once(knock(), 'unexpected-response')) as [
      unknown,
      { statusCode: number; headers: Record<string, string> },
    ];
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('take so many operations at once; the next get retryAfter, and one who goes on is cut off: 4429', async () => {
    const { token } = await makePerson(narrow.services, 'HR');
    const { socket, messages, code } = await connectSocket(narrow, newAddress(), token);
    for (let id = 1; id <= 8; id += 1)
      socket.send(
        JSON.stringify({
          type: 'subscribe',
          id: String(id),
          payload: { query: 'subscription { notificationReceived { id } }' },
        }),
      );
    expect(await code).toBe(4429);
    const refused = messages.filter(({ type }) => type === 'error');
    expect(refused.map(({ id }) => id).slice(0, 3)).toEqual(['5', '6', '7']);
    expect(refused[0]?.payload[0]).toMatchObject({
      message: 'This connection has too many operations open at once.',
      extensions: { code: 'RATE_LIMITED', retryAfter: 5 },
    });
  });
});
