import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairShares } from './fair-shares.ts';

const shares = (limits = {}) =>
  new FairShares({
    size: 3,
    ofCaller: 2,
    slow: 1,
    waiting: 4,
    message: () => 'Too many.',
    patienceSeconds: 60,
    busyMessage: () => 'Busy.',
    ...limits,
  });

/** Tasks that end when the test ends them; `begun` holds their names in the order in which they began. */
function taskMaster(of: FairShares) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (name: string, isSlow = false) => {
    const task = of.run(name[0] ?? '', isSlow, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.set(name, () => end(name)));
    });
    // Tasks that still wait at the end of a test give up later.
    task.catch(() => undefined);
    return task;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextTurn();
    await nextTurn();
  };
  return { begun, add, end };
}

test('one caller runs a few at once, and those who wait take turns', async () => {
  const { begun, add, end } = taskMaster(shares());
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void add(name);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await end('a1');
  await end('a2');
  await end('b1');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'c1']);
  await end('b2');
  expect(begun.at(-1)).toBe('a4');
});

test('between two turns of one caller the process looks at what others have sent', async () => {
  const { begun, add, end } = taskMaster(shares({ ofCaller: 1 }));
  for (const name of ['a1', 'a2']) void add(name);
  await nextTurn();
  const seen = new Promise<string[]>((resolve) => setImmediate(() => resolve([...begun])));
  await Promise.all([end('a1'), seen]);
  expect(await seen).toEqual(['a1']);
  expect(begun).toEqual(['a1', 'a2']);
});

test('what is slow has a part of its own, and lets others pass', async () => {
  const { begun, add, end } = taskMaster(shares());
  for (const name of ['a1', 'b1', 'c1']) void add(name, true);
  for (const name of ['b2', 'c2']) void add(name);
  await nextTurn();
  expect(begun).toEqual(['a1', 'b2', 'c2']);
  await end('a1');
  expect(begun.at(-1)).toBe('b1');
});

test('who piles up too much is refused, others are not', async () => {
  const { begun, add } = taskMaster(shares());
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) void add(name);
  await expect(add('a7')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Too many.',
    details: { retryAfterSeconds: 1 },
  });
  void add('b1');
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('whose turn does not come in time is refused, and a task that fails gives its place back', async () => {
  const own = shares({ size: 1, patienceSeconds: 0.05 });
  const { begun, add, end } = taskMaster(own);
  void add('a1');
  const busy = setTimeout(() => undefined, 10_000);
  await expect(add('b1')).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Busy.' });
  clearTimeout(busy);
  await end('a1');
  await expect(own.run('c', false, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  void add('d1');
  await nextTurn();
  expect(begun).toEqual(['a1', 'd1']);
});
