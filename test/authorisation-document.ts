import { tokenLines } from './authorisation-tokens.ts';
import { fieldRules, type Viewer } from './authorisation-fields.ts';
import { matrix } from './authorisation-matrix.ts';
import type { MatrixRow } from './authorisation-rows.ts';
import { type Principal, type Target, targets } from './authorisation-principals.ts';
import { outcomeOf } from './authorisation-outcomes.ts';
import { ownership } from './authorisation-ownership.ts';

const heads: readonly [string, Principal][] = [
  ['visitor', 'visitor'],
  ['seeker', 'seeker A'],
  ['recruiter', 'recruiter A'],
  ['admin', 'admin'],
  ['superadmin', 'superadmin'],
];
const words = { answer: 'yes', UNAUTHENTICATED: '401', FORBIDDEN: '403', NOT_FOUND: '404' } as const;

/** Allowed by role; the outcome then depends on the id. */
const roleCell = (row: MatrixRow, principal: Principal): string =>
  words[outcomeOf({ ...row, object: undefined }, principal)];
const targetCell = (row: MatrixRow, target: Target): string => (row.answers?.includes(target) ? 'yes' : '404');

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

function table(rows: readonly MatrixRow[], columns: readonly Target[]): string {
  const names = ['operation', ...heads.map(([name]) => name), ...(columns.length > 0 ? ['id of', ...columns] : [])];
  const body = rows.map((row) => [
    `\`${row.operation}\`${row.variant ? ` ${row.variant}` : ''}${row.note ? ` (${row.note})` : ''}`,
    ...heads.map(([, principal]) => roleCell(row, principal)),
    ...(columns.length > 0 ? [row.object ?? '', ...columns.map((target) => targetCell(row, target))] : []),
  ]);
  return [line(names), line(names.map(() => '---')), ...body.map(line)].join('\n');
}

const viewerWords: Record<Viewer, string> = {
  own: 'the person',
  recruiter: 'recruiters whom the seeker applied to',
  applicant: "the recruiter's applicants",
  staff: 'admins and superadmins',
  anyone: 'anyone',
};

const viewersCell = (viewers: readonly Viewer[]): string =>
  viewers.map((viewer) => viewerWords[viewer]).join(', ') || 'nobody';

function fieldTable(): string {
  const rules = Object.entries(fieldRules).flatMap(([column, rule]) =>
    typeof rule === 'string' ? [] : [line([`\`${column}\``, viewersCell(rule.seeker), viewersCell(rule.recruiter)])],
  );
  return [line(['column', "of a seeker's row", "of a recruiter's row"]), line(['---', '---', '---']), ...rules].join(
    '\n',
  );
}

/** The output of `npm run report -- authorisation`. */
export function renderAuthorisation(): string {
  return `# Who may do what

Made from \`test/authorisation-matrix.ts\`; the same rows are tried on a running
server by \`server/app/authorisation.test.ts\`, each with seven principals (a visitor, two seekers, two recruiters,
an admin, a superadmin) and every kind of id.
An operation or a route without a row fails that test.

\`yes\` answers; 401 is UNAUTHENTICATED, 403 FORBIDDEN, 404 NOT_FOUND. Refusals come in this order: signed out, wrong
role, not there or not yours, bad input. What is somebody else's answers as what is not there: the same status and the
same body. A refusal changes nothing and is written to the log once.

## Without an id

${table(
  matrix.filter(({ object }) => !object),
  [],
)}

## With an id

The first columns say whom the role admits; the last ones, what happens to those with each kind of id.

${table(
  matrix.filter(({ object }) => object),
  targets,
)}

What counts as one's own:

${Object.entries(ownership)
  .map(([kind, who]) => `- ${kind}: ${who}`)
  .join('\n')}

## With an access token

A token may do what its person may, within its scopes; every operation and route that stands in no line is closed to
tokens (403). A right to change includes the right to read, and the routes of the server itself ask for no right.
Without \`JOBS_READ\` a token reads what is public as a visitor does.
\`server/app/authorisation-tokens.test.ts\` tries each line with a token of that scope alone and with one of all others.

| scope | opens |
| --- | --- |
${tokenLines().join('\n')}

## Who reads what

Every column that holds something of a person (\`test/authorisation-fields.ts\`).
\`server/app/authorisation-fields.test.ts\` plants a mark in each, reads every field of every query as each principal,
and compares. Gender and the parent's relation, which are fixed words, are for the seeker alone. What is written comes
from its owner, through the operations above.

${fieldTable()}
`;
}
