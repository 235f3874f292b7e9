import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Contender } from './contenders.ts';
import { closeConnections, send } from './load.ts';
import { showTable, withFigures } from './report.ts';
import { verify } from './search.ts';

let server: Server;
let url: string;
/** Too long for one packet. */
const long = '₹'.repeat(200_000);

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/broken') return void response.writeHead(500).end('no');
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      response.end(`${long}${body}${request.url}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  closeConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('an answer is complete, however it is split, and the connection serves the next call', async () => {
  expect(await send({ url: `${url}/one?a=b` }, 1)).toBe(`${long}/one?a=b`);
  expect(await send({ url: `${url}/two`, body: '"ü"' }, 1)).toBe(`${long}"ü"/two`);
});

test('an answer with an error ends the measurement', async () => {
  await expect(send({ url: `${url}/broken` }, 1)).rejects.toThrow('500');
});

const contender = (ids: string[]): Contender => ({
  name: 'bare',
  pids: [process.pid],
  call: () => ({ url }),
  read: () => ({ total: 2, ids }),
});

test('contenders that answer a search with other rows, or in another order, are not compared', async () => {
  const searches = [{ kind: 'place', location: 'Pune' }];
  await verify([contender(['a', 'b']), contender(['a', 'b'])], searches);
  await expect(verify([contender(['a', 'b']), contender(['b', 'a'])], searches)).rejects.toThrow('"Pune"');
});

const figures = [
  { row: 'whole mix', column: 'throughput / bare', value: 0.5, goal: { atLeast: 0.45 } },
  { row: 'whole mix', column: 'throughput / PostGraphile', value: 1.25, goal: { atLeast: 2 } },
  { row: 'place', column: 'throughput / bare', value: 0.3333 },
];

test('a table marks figures that miss their goal', () => {
  expect(showTable(figures).split('\n').slice(2)).toEqual([
    '| whole mix | 0.50 (≥ 0.45) | 1.3 (≥ 2, short of it) |',
    '| place | 0.33 |  |',
  ]);
});

test('a figure just below a hundred is written as one', () => {
  expect(showTable([{ row: 'apply', column: 'p99, ms', value: 99.6 }])).toContain('| apply | 100 |');
});

test('measured figures replace those of the same section and number of jobs, and nothing else', () => {
  const place = [{ row: 'place', column: 'p50, ms', value: 4 }];
  const page = withFigures('# Page\n<!-- figures --><!-- end -->\nEnd', 1000, { says: 'Mix', figures });
  const first = withFigures(page, 1000, { says: 'Place', figures: place });
  const second = withFigures(first, 20_000, { says: 'Place', figures: place });
  const third = withFigures(second, 1000, { says: 'Place', figures: [{ ...place[0]!, value: 5 }] });
  expect(third).toBe(second.replace('| place | 4.0 |', '| place | 5.0 |'));
  expect(third).toMatch(
    /^# Page\n<!-- figures -->\n\n### 1,000 jobs\n[^]*\*\*Mix\*\*[^]*### 20,000 jobs[^]*<!-- end -->\nEnd$/,
  );
});
