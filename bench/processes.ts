import { join } from 'node:path';
import { callOwn, type Contender } from './contenders.ts';
import { type Figure, medianOf } from './figure.ts';
import { load, takeTurns } from './search.ts';
import { startMeasuredServer } from './server-process.ts';
import type { Stand } from './stand.ts';

/** Warm-up rounds that are left out, until both processes are JIT-compiled; fewer with `--quick`. */
const warmingRounds = ({ isQuick }: Stand): number => (isQuick ? 1 : 2);

/**
 * Two processes on one database, and each of them alone, in turn, so that none grows cold. On few processors they
 * compete; the cost of a search then shows what two would do on more.
 */
export async function measureProcesses(stand: Stand): Promise<Figure[]> {
  const { contenders, searches, databaseUrl } = await stand.filled();
  const [one] = contenders.all;
  const environment = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info', SEED: 'none' };
  const second = await startMeasuredServer(join(stand.dataDir, 'second'), environment);
  const other: Contender = { ...one, name: 'the other process', pids: [second.process.pid], call: callOwn(second.url) };
  let turn = 0;
  const two: Contender = {
    ...one,
    name: 'two processes',
    pids: [...one.pids, second.process.pid],
    call: (search) => ((turn += 1) % 2 === 0 ? one.call(search) : other.call(search)),
  };
  const { rounds, seconds } = stand.pace.once;
  const warming = warmingRounds(stand);
  const measured = await takeTurns([one, other, two], warming + rounds, (contender) =>
    load(contender, searches, seconds),
  );
  await second.stop();
  const [alone = [], both = []] = [measured[one.name], measured[two.name]].map((all) => all?.slice(warming));
  const ratio = (of: 'perSecond' | 'processor'): number =>
    medianOf(both.map((figures, round) => figures[of] / (alone[round] ?? figures)[of]));
  return [
    { row: 'whole mix', column: 'throughput / one process', value: ratio('perSecond') },
    { row: 'whole mix', column: 'processor / one process', value: ratio('processor'), goal: { atMost: 1.05 } },
  ];
}
