// Writes docs/asvs.md from the names of the tests; with --check it only tells whether the page is up to date.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { requirements } from './asvs-requirements.mjs';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/asvs.md');
/** Shown whole, with what no test names; of the others only what a test names. */
const wholeChapters = [['6', 'Authentication'], ['7', 'Session management'], ['8', 'Authorisation']];
const shownTests = 3;

/** Where the product differs on purpose. */
const deviations = {
  '6.2.5': 'The specification orders upper case, lower case, digit and special character. Beside it: at least 8, at most 128 characters, common and product words refused.',
  '6.3.3': 'Seekers and recruiters log in with password or mailed code, as specified. Admins and superadmins need both.',
  '6.3.6': 'The specification has login codes by e-mail. They live 5 minutes, are used once, and are limited in number for ever; admins need the password too.',
};
/** Parts of the plan that another issue builds. */
const later = { '7.4.5': 'With the tools of the admins; the database can end sessions today (`sessions.revoked_at`).' };

const number = /\basvs-(\d+\.\d+\.\d+)/g;
const titles = /(['"`])((?:(?!\1|\n|\\).|\\.)*\basvs-\d(?:(?!\1|\n|\\).|\\.)*)\1/g;

const folders = ['server', 'client', 'test', 'scripts', 'e2e', 'bench'];
async function testFilesOf(folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries.filter(({ name }) => /\.test\.tsx?$/.test(name)).map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}

/** Titles by requirement, with their files. */
async function testsByRequirement() {
  const files = (await Promise.all(folders.map(testFilesOf))).flat().toSorted();
  const found = new Map();
  for (const file of files) {
    for (const [, , title] of (await readFile(join(root, file), 'utf8')).matchAll(titles)) {
      for (const [, id] of title.matchAll(number)) found.set(id, [...(found.get(id) ?? []), { file, title }]);
    }
  }
  return found;
}

/** The title without the numbers that stand in front of it, and safe in a table. */
const wordsOf = (title) => title.replace(/^((asvs-[\d.]+|[A-Z]+-\d+),?\s+)+/, '').replaceAll('|', '\\|').replaceAll('${', '{').trim();
const cellOf = (tests) => {
  const shown = tests.slice(0, shownTests).map(({ file, title }) => `${wordsOf(title)} (\`${file}\`)`);
  return [...shown, ...(tests.length > shownTests ? [`and ${tests.length - shownTests} more`] : [])].join('<br>');
};

const without = (id) => (deviations[id] ? `Deviation. ${deviations[id]}` : later[id] ? `Later. ${later[id]}` : '**no test yet**');
const row = (found) => ([id, level, asks]) => {
  const tests = found.get(id);
  return `| ${id} | ${level} | ${asks} | ${tests ? [cellOf(tests), ...(deviations[id] ? [without(id)] : [])].join('<br>') : without(id)} |`;
};
const table = (rows, found) => ['| ASVS | level | asks | shown by |', '| --- | --- | --- | --- |', ...rows.map(row(found))].join('\n');

function render(found) {
  const wholes = wholeChapters.map(([chapter, name]) => {
    const rows = requirements.filter(([id]) => id.startsWith(`${chapter}.`));
    const shown = rows.filter(([id]) => found.has(id)).length;
    return `## V${chapter} ${name}\n\n${shown} of ${rows.length} are named by a test.\n\n${table(rows, found)}`;
  });
  const others = requirements.filter(([id]) => found.has(id) && !wholeChapters.some(([chapter]) => id.startsWith(`${chapter}.`)));
  const listed = Object.entries(deviations).map(([id, why]) => `- ${id}: ${why}`);
  return `# What shows that the security requirements are met

Made by \`node scripts/asvs-coverage.mjs\` from the names of the tests: a test says \`asvs-6.5.1\` when it shows that requirement of OWASP ASVS 5.0.0.
Levels 1 and 2, and those of level 3 that were taken on.

${wholes.join('\n\n')}

## Of other chapters

${table(others, found)}

## Deviations

${listed.join('\n')}
`;
}

const found = await testsByRequirement();
const unknown = [...found.keys()].filter((id) => !requirements.some(([known]) => known === id));
if (unknown.length > 0) {
  console.error(`Tests name requirements that scripts/asvs-requirements.mjs does not know: ${unknown.join(', ')}.`);
  process.exitCode = 1;
}
const text = render(found);
if (!process.argv.includes('--check')) {
  await writeFile(page, text);
} else if ((await readFile(page, 'utf8').catch(() => '')) !== text) {
  console.error('docs/asvs.md does not match the tests: run node scripts/asvs-coverage.mjs.');
  process.exitCode = 1;
}
