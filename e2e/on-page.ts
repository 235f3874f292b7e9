import { until } from '../test/until.ts';

type Matchers = jest.JestMatchers<unknown>;
type Awaiting<M> = {
  [Name in keyof M]: M[Name] extends (...expected: infer Expected) => unknown
    ? (...expected: Expected) => Promise<void>
    : Awaiting<M[Name]>;
};

const awaiting = (read: () => unknown, isNegated: boolean): Awaiting<Matchers> =>
  new Proxy({} as Awaiting<Matchers>, {
    get: (_target, name: 'toBe' | 'not') =>
      name === 'not'
        ? awaiting(read, !isNegated)
        : async (...expected: [unknown]) => {
            await until(async () => {
              const matchers: Matchers = expect.call(null, await read());
              (isNegated ? matchers.not : matchers)[name](...expected);
              return true;
            });
          },
  });

/**
 * `await onPage(() => heading.textContent()).toBe('Jobs')`: reads the page until it matches, for at most a minute, then
 * fails like the matcher. A page renders after its address has changed: a single read may see the previous page.
 */
export const onPage = (read: () => unknown): Awaiting<Matchers> => awaiting(read, false);
