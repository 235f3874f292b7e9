import pg from 'pg';
import { places } from '../server/hiring/jobs/search/place.rules.ts';
import { callOwn, type Contender, type Contenders, type Search } from './contenders.ts';
import { type Figure, type Goal, medianOf, percentileFigures } from './figure.ts';
import { loadFor, send, type UnderLoad } from './load.ts';

/** How fast GraphQL searches jobs, next to others on the same rows, in turn. */

/** Words of titles and skills by frequency. */
const frequentWords = `
  select word from jobs, regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^a-z]+') word
  where length(word) > 2 group by word order by count(*) desc, word`;

/** The same 195 for the same rows, of nine kinds. */
export async function makeSearches(databaseUrl: string): Promise<Search[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const words = (await client.query<{ word: string }>(frequentWords)).rows.map(({ word }) => word);
  const names = (
    await client.query<{ name: string }>(
      `select name::text from companies where name like 'Kaveri%' order by name limit 30`,
    )
  ).rows.map(({ name }) => name);
  await client.end();
  const list = (kind: string, count: number, of: (turn: number) => Omit<Search, 'kind'>): Search[] =>
    Array.from({ length: count }, (_, turn) => ({ kind, ...of(turn) }));
  const middle = Math.floor(words.length / 2);
  const place = (turn: number) => places[turn % places.length]?.split(', ').at(-1);
  return [
    ...list('common word', 22, (turn) => ({ q: words[turn] })),
    ...list('middling word', 22, (turn) => ({ q: words[middle + turn] })),
    ...list('rare name', 22, (turn) => ({ q: names[turn % names.length] })),
    ...list('no match', 22, (turn) => ({ q: `zq${words[turn]}` })),
    ...list('one or two letters', 22, (turn) => ({ q: words[turn]?.slice(0, 1 + (turn % 2)) })),
    ...list('place', 22, (turn) => ({ location: place(turn) })),
    ...list('newest', 21, (turn) => ({ page: 1 + turn })),
    ...list('word and place', 21, (turn) => ({ q: words[turn], location: place(turn) })),
    ...list('deep page', 21, (turn) => ({ q: words[turn % 4], page: 20 + turn })),
  ];
}

/** Throws unless all contenders answer each search with the same rows. Also warms them up. */
export async function verify(contenders: Contender[], searches: Search[]): Promise<void> {
  for (const [turn, search] of searches.entries()) {
    const answers = [];
    for (const { call, read } of contenders) answers.push(JSON.stringify(read(await send(call(search), turn))));
    if (new Set(answers).size > 1)
      throw new Error(`${JSON.stringify(search)} has different answers:\n${answers.join('\n')}`);
  }
}

interface Measured {
  perSecond: number;
  processor: number;
  /** Of one caller, in ms. */
  times: number[];
}

const timeEach = async ({ call }: Contender, searches: Search[]): Promise<number[]> => {
  const times: number[] = [];
  for (const [turn, search] of searches.entries()) {
    const started = performance.now();
    await send(call(search), turn);
    times.push(performance.now() - started);
  }
  return times;
};

/** This many at once, for this long. */
export function load({ call, pids }: Contender, searches: Search[], seconds: number): Promise<UnderLoad> {
  // Shuffled: in order, the kinds would come one after the other.
  const shuffled = searches.map((_, turn) => searches[(turn * 17) % searches.length] ?? searches[0]);
  return loadFor(seconds, pids, (turn) => {
    const search = shuffled[turn % shuffled.length];
    return search ? send(call(search), turn) : Promise.resolve();
  });
}

/** The contenders alternate; each ratio compares two consecutive runs. */
export async function takeTurns<T>(
  contenders: Contender[],
  rounds: number,
  measure: (contender: Contender) => Promise<T>,
): Promise<Record<string, T[]>> {
  const figures: Record<string, T[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const contender of contenders) (figures[contender.name] ??= []).push(await measure(contender));
  return figures;
}

const measureInTurn = (
  contenders: Contender[],
  searches: Search[],
  { rounds, seconds }: Pace,
): Promise<Record<string, Measured[]>> =>
  takeTurns(contenders, rounds, async (contender) => {
    const times = await timeEach(contender, searches);
    return { ...(await load(contender, searches, seconds)), times };
  });

export interface Pace {
  rounds: number;
  seconds: number;
}

interface SearchGoals {
  toBare?: Goal | undefined;
  toGenerated?: Goal | undefined;
  processor?: Goal | undefined;
  times?: { p50: number; p95: number; p99: number } | undefined;
}

function figuresOf(row: string, measured: Record<string, Measured[]>, goals: SearchGoals): Figure[] {
  const { Kaamyab: own = [], bare = [], PostGraphile: generated = [] } = measured;
  const ratio = (others: Measured[], of: (figures: Measured) => number): number =>
    medianOf(own.map((figures, round) => of(figures) / of(others[round] ?? figures)));
  const timesOf = (rounds: Measured[]): number => medianOf(rounds.flatMap(({ times }) => times));
  const perSecond = ({ perSecond: value }: Measured): number => value;
  const processor = ({ processor: value }: Measured): number => value;
  const all: Figure[] = [
    { row, column: 'throughput / bare', value: ratio(bare, perSecond), goal: goals.toBare },
    { row, column: 'processor / bare', value: ratio(bare, processor), goal: goals.processor },
    ...percentileFigures(
      row,
      own.flatMap(({ times }) => times),
      goals.times,
    ),
    { row, column: 'p50 of bare, ms', value: timesOf(bare) },
  ];
  if (generated.length === 0) return all;
  return [
    ...all,
    { row, column: 'throughput / PostGraphile', value: ratio(generated, perSecond), goal: goals.toGenerated },
    { row, column: 'processor / PostGraphile', value: ratio(generated, processor) },
    { row, column: 'p50 of PostGraphile, ms', value: timesOf(generated) },
  ];
}

/** By the number of jobs, for the whole mix. */
function mixGoals(jobs: number): SearchGoals {
  if (jobs >= 1_000_000)
    return { toBare: { atLeast: 0.7 }, toGenerated: { atLeast: 25 }, times: { p50: 2, p95: 15, p99: 25 } };
  if (jobs >= 100_000) return { toBare: { atLeast: 0.6 }, toGenerated: { atLeast: 3 } };
  return { toBare: { atLeast: 0.45 }, toGenerated: { atLeast: 2 } };
}

/** All nine kinds, drawn evenly. */
export const measureMix = async (
  { all }: Contenders,
  searches: Search[],
  { jobs, pace }: { jobs: number; pace: Pace },
): Promise<Figure[]> => figuresOf('whole mix', await measureInTurn(all, searches, pace), mixGoals(jobs));

/** Each kind alone. */
export async function measureKinds(
  { all }: Contenders,
  searches: Search[],
  { jobs, pace }: { jobs: number; pace: Pace },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, some = []] of Object.entries(Object.groupBy(searches, (search) => search.kind))) {
    const isLight = kind === 'place' && jobs < 100_000;
    const goals = isLight ? { toBare: { atLeast: 0.45 }, processor: { atMost: 4 } } : {};
    figures.push(...figuresOf(kind, await measureInTurn(all, some, pace), goals));
  }
  return figures;
}

/** The same few public searches again and again, with the product's cached answers; bare has no cache. */
export async function measureRepeated({ all, server }: Contenders, searches: Search[], pace: Pace): Promise<Figure[]> {
  const contenders = all
    .filter(({ name }) => name !== 'PostGraphile')
    .map((contender) => (contender.name === 'Kaamyab' ? { ...contender, call: callOwn(server.url, true) } : contender));
  const light = searches.filter(({ kind }) => kind === 'place');
  const goals = { toBare: { atLeast: 1.5 } };
  return figuresOf('place, asked again and again', await measureInTurn(contenders, light, pace), goals);
}
