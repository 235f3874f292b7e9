// Writes docs/asvs.md from the names of the tests; with --check it only checks whether the page is up to date.
import './node-version.mjs';
import { requirements } from './asvs-requirements.mjs';
import { cellOf, complain, titlesByNumber, writePage } from './test-titles.mjs';

/** Shown whole, with what no test names; of the others only what a test names. */
const wholeChapters = [
  ['6', 'Authentication'],
  ['7', 'Session management'],
  ['8', 'Authorisation'],
];

/** Where the product differs on purpose. */
const deviations = {
  '6.2.5':
    'The specification orders upper case, lower case, digit and special character. ' +
    'Beside it: at least 8, at most 128 characters, common and product words refused.',
  '6.3.3':
    'Seekers and recruiters log in with password or mailed code, as specified. Admins and superadmins need both.',
  '6.3.6':
    'The specification has login codes by e-mail. They live 5 minutes, are used once, ' +
    'and are limited in number for ever; admins need the password too.',
};
/** Parts of the plan that another issue builds. */
const later = { '7.4.5': 'With the tools of the admins; the database can end sessions today (`sessions.revoked_at`).' };

const without = (id) =>
  deviations[id] ? `Deviation. ${deviations[id]}` : later[id] ? `Later. ${later[id]}` : '**no test yet**';
const row =
  (found) =>
  ([id, level, asks]) => {
    const tests = found.get(id);
    const shownBy = tests ? [cellOf(tests), ...(deviations[id] ? [without(id)] : [])] : [without(id)];
    return `| ${id} | ${level} | ${asks} | ${shownBy.join('<br>')} |`;
  };
const table = (rows, found) =>
  ['| ASVS | level | asks | shown by |', '| --- | --- | --- | --- |', ...rows.map(row(found))].join('\n');

function render(found) {
  const wholes = wholeChapters.map(([chapter, name]) => {
    const rows = requirements.filter(([id]) => id.startsWith(`${chapter}.`));
    const shown = rows.filter(([id]) => found.has(id)).length;
    return `## V${chapter} ${name}\n\n${shown} of ${rows.length} are named by a test.\n\n${table(rows, found)}`;
  });
  const others = requirements.filter(
    ([id]) => found.has(id) && !wholeChapters.some(([chapter]) => id.startsWith(`${chapter}.`)),
  );
  const listed = Object.entries(deviations).map(([id, why]) => `- ${id}: ${why}`);
  return `# What shows that the security requirements are met

Made by \`npm run docs\` from the names of the tests: a test says \`asvs-6.5.1\` when it shows that
requirement of OWASP ASVS 5.0.0. Levels 1 and 2, and those of level 3 that were taken on.

${wholes.join('\n\n')}

## Of other chapters

${table(others, found)}

## Deviations

${listed.join('\n')}
`;
}

const named = await titlesByNumber('asvs-\\d+\\.\\d+\\.\\d+');
const found = new Map([...named].map(([id, tests]) => [id.slice('asvs-'.length), tests]));
const unknown = [...found.keys()].filter((id) => !requirements.some(([known]) => known === id));
if (unknown.length > 0)
  complain(`Tests name requirements that scripts/asvs-requirements.mjs does not know: ${unknown.join(', ')}.`);
await writePage('docs/asvs.md', render(found));
