// Prints reports from code and tests: npm run report -- authorisation (who may do what), asvs (which test shows which
// security requirement), requirements, or a number such as LOGIN-16, OP-032 or asvs-6.2.1.
import './node-version.mjs';
import 'reflect-metadata';
import { renderAuthorisation } from '../test/authorisation-document.ts';
import { areas, asvsRows, testFilesByNumber } from './numbers.mjs';

const shown = testFilesByNumber();
const print = (rows: string[][]): string =>
  rows.map(([id = '', text]) => `${[`${id}  ${text}`, ...(shown.get(id) ?? [])].join('\n    ')}\n`).join('');

const rows = areas.flatMap((area) => area.rows);
const [about = ''] = process.argv.slice(2);
const reports: Record<string, () => string> = {
  authorisation: renderAuthorisation,
  asvs: () => print(asvsRows),
  requirements: () => print(rows),
};
const text = reports[about]?.() ?? print([...rows, ...asvsRows].filter(([id]) => id === about));
process.stdout.write(
  text || `There is no report ${about}. There are ${Object.keys(reports).join(', ')} and numbers.\n`,
);
if (!text) process.exitCode = 1;
