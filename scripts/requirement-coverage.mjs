// Writes docs/requirements.md from the names of the tests; with --check it only reports whether the page is up to date.
// Fails where a row lacks what it must have. The rows are in requirement-rows.json: number and what it asks. One that
// begins with `[OP-nnn]` records a gap of the specification, which the decision of that number settles; it asks for no
// test of its own. overruled-rows.json lists those that a decision overrules, wholly or in part, and what replaces
// them.
import './node-version.mjs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellOf, complain, titlesByNumber, writePage } from './test-titles.mjs';

const read = async (name) => JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8'));
const areas = await read('requirement-rows.json');
const overruled = await read('overruled-rows.json');
const found = await titlesByNumber('(?:OP|[A-Z]{3,6})-\\d{2,3}(?![\\d-])');
const decisionOf = (text) => /^\[(OP-\d+)\] /.exec(text)?.[1];
/** "OP-061 and OP-063" with a link each. */
const linked = (text) => text.replaceAll(/\bOP-\d{3}\b/g, (id) => `[${id}](rulings.md#${id.toLowerCase()})`);
const isGap = ([id, text]) => !found.has(id) && !decisionOf(text) && !overruled[id];

function shownBy([id, text]) {
  const [decision, instead] = overruled[id] ?? [];
  // What replaces an overruled row is shown by the tests of its decision, or by those that name the row for what is
  // left of it.
  const tests = found.get(id) ?? found.get(/^OP-\d+/.exec(decision)?.[0]);
  if (decision) return [`Overruled by ${linked(decision)}. ${instead}`, ...(tests ? [cellOf(tests)] : [])].join('<br>');
  if (tests) return cellOf(tests);
  const settling = decisionOf(text);
  if (!settling) return '**no test yet**';
  return [`Settled as ${linked(settling)}.`, ...(found.has(settling) ? [cellOf(found.get(settling))] : [])].join(
    '<br>',
  );
}

function render() {
  const parts = areas.map(({ id, name, rows }) => {
    const asked = rows.filter(([, text]) => !decisionOf(text));
    const taken = asked.filter(([row]) => overruled[row]).length;
    const shown = asked.filter(([row]) => found.has(row) && !overruled[row]).length;
    const count = `${shown} of ${asked.length} are shown by a test${taken ? `, ${taken} overruled` : ''}.`;
    const lines = rows.map((row) => `| ${row[0]} | ${row[1].replaceAll('|', '\\|')} | ${shownBy(row)} |`);
    return `## ${id}: ${name}\n\n${count}\n\n| row | asks | shown by |\n| --- | --- | --- |\n${lines.join('\n')}`;
  });
  return `# What shows that the requirements are met

Made by \`npm run docs\` from the names of the tests: a test says \`LAND-18\` when it shows that row of the two
specifications. A row in brackets records a gap of the specification; its [ruling](rulings.md) says what the product
does instead. An overruled row counts as overruled even where a test shows what is left of it. HLAY to HDATA are the
recruiters' area.

${parts.join('\n\n')}
`;
}

const rows = areas.flatMap((area) => area.rows);
const knownAreas = new Set(areas.map(({ id }) => id));
const known = new Set(rows.map(([id]) => id));
const unknown = [...found.keys()].filter((id) => knownAreas.has(id.split('-')[0]) && !known.has(id));
if (unknown.length > 0)
  complain(`Tests name rows that scripts/requirement-rows.json does not have: ${unknown.join(', ')}.`);
const strangers = Object.keys(overruled).filter((id) => !known.has(id));
if (strangers.length > 0)
  complain(`scripts/overruled-rows.json names rows that there are not: ${strangers.join(', ')}.`);
const gaps = rows.filter(isGap).map(([id]) => id);
if (gaps.length > 0) complain(`Rows that no test names, and no decision overrules: ${gaps.join(', ')}.`);
await writePage('docs/requirements.md', render());
