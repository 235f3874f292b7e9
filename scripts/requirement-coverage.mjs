// Writes docs/requirements.md from the names of the tests; with --check it only tells whether the page is up to date and every row has what it must have.
// The rows stand in requirement-rows.json: number and what it asks. One that begins with `[OP-nnn]` records a gap of the specification, which the decision of that
// number settles; it asks for no test of its own.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellOf, complain, titlesByNumber, writePage } from './test-titles.mjs';

/** Rows that a decision takes back, and what stands in their place. */
const overruled = {
  'PROF-16': ['OP-064', 'The address changes only through "Edit email", where PROF-32 asks for another text for the same mistake: "Please enter a valid email address.".'],
  'REST-20': ['OP-061, OP-063, OP-066 and OP-067', 'All of these are stored on the server. They are operations of GraphQL.'],
  'HPROF-06': ['OP-088 and OP-111', 'Phone, e-mail address and name are checked; an interview needs title, candidate, day and slot.'],
  'HPROF-07': ['OP-068', 'The profile is stored on the server.'],
  'HPOST-28': ['OP-026', 'At least one skill is required: "At least one skill is required".'],
  'HPOST-32': ['OP-027', 'A larger file is refused: "Each attachment must be 5MB or smaller.".'],
  'HJOB-12': ['OP-070', 'The toast stays, and the file is really downloaded.'],
  'HCHAT-03': ['OP-049 and OP-060', 'The chat is a conversation that is kept on the server and told live; the fixed answer stays.'],
  'HMISC-06': ['OP-057 and OP-068', 'All of it comes from the server.'],
  'HMISC-08': ['OP-061 to OP-070', 'Every change is an operation of GraphQL and is stored.'],
  'HMISC-09': ['OP-069', 'What is changed stays.'],
};

const areas = JSON.parse(await readFile(join(import.meta.dirname, 'requirement-rows.json'), 'utf8'));
const found = await titlesByNumber('[A-Z]{3,6}-\\d{2,3}(?![\\d-])');
const decisionOf = (text) => /^\[(OP-\d+)\] /.exec(text)?.[1];
const isGap = ([id, text]) => !found.has(id) && !decisionOf(text) && !overruled[id];

function shownBy([id, text]) {
  const tests = found.get(id);
  const [decision, instead] = overruled[id] ?? [];
  if (decision) return [`Overruled by ${decision}. ${instead}`, ...(tests ? [cellOf(tests)] : [])].join('<br>');
  if (tests) return cellOf(tests);
  const settling = decisionOf(text);
  if (!settling) return '**no test yet**';
  return [`Settled as ${settling}.`, ...(found.has(settling) ? [cellOf(found.get(settling))] : [])].join('<br>');
}

function render() {
  const parts = areas.map(({ id, name, rows }) => {
    const asked = rows.filter(([, text]) => !decisionOf(text));
    const shown = asked.filter((row) => found.has(row[0]));
    const taken = asked.filter(([row]) => overruled[row]).length;
    const count = `${shown.length} of ${asked.length} are named by a test${taken ? `, ${taken} overruled` : ''}.`;
    const lines = rows.map((row) => `| ${row[0]} | ${row[1].replaceAll('|', '\\|')} | ${shownBy(row)} |`);
    return `## ${id}: ${name}\n\n${count}\n\n| row | asks | shown by |\n| --- | --- | --- |\n${lines.join('\n')}`;
  });
  return `# What shows that the requirements are met

Made by \`node scripts/requirement-coverage.mjs\` from the names of the tests: a test says \`LAND-18\` when it shows that row of the two specifications.
A row in brackets records a gap of the specification; its decision says what the product does instead. HLAY to HDATA are the recruiters' area.

${parts.join('\n\n')}
`;
}

const rows = areas.flatMap((area) => area.rows);
const knownAreas = new Set(areas.map(({ id }) => id));
const known = new Set(rows.map(([id]) => id));
const unknown = [...found.keys()].filter((id) => knownAreas.has(id.split('-')[0]) && !known.has(id));
if (unknown.length > 0) complain(`Tests name rows that scripts/requirement-rows.json does not have: ${unknown.join(', ')}.`);
const gaps = rows.filter(isGap).map(([id]) => id);
if (gaps.length > 0) complain(`Rows that no test names, and no decision overrules: ${gaps.join(', ')}.`);
await writePage('docs/requirements.md', render());
