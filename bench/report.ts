import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Figure, Goal } from './figure.ts';

/** The findings of one section. */
interface Measured {
  says: string;
  figures: Figure[];
}

const page = join(import.meta.dirname, '../docs/performance.md');

const digits = (value: number): string => {
  if (Number.isNaN(value)) return '?';
  // From here on two digits would be rounded to "1.0e+2".
  return value >= 99.5 ? value.toFixed(0) : value.toPrecision(2);
};

const isReached = (value: number, goal: Goal): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;

function showFigure({ value, goal }: Figure): string {
  if (!goal) return digits(value);
  const aim = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`;
  return `${digits(value)} (${aim}${isReached(value, goal) ? '' : ', short of it'})`;
}

/** As Markdown. */
export function showTable(figures: Figure[]): string {
  const columns = [...new Set(figures.map(({ column }) => column))];
  const rows = [...new Set(figures.map(({ row }) => row))].map((row) => [
    row,
    ...columns.map((column) => {
      const figure = figures.find((one) => one.row === row && one.column === column);
      return figure ? showFigure(figure) : '';
    }),
  ]);
  return [['', ...columns], ['---', ...columns.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The sections of a text whose first lines match, by that line. */
const sectionsOf = (text: string, beginning: RegExp): Map<string, string> =>
  new Map(text.split(beginning).map((section) => [section.split('\n', 1)[0] ?? '', section.trim()]));

/**
 * The text of docs/performance.md with the new measurement between its two marks: a heading for each number of jobs,
 * and a table for each section. All other sections stay.
 */
export function withFigures(text: string, jobs: number, { says, figures: found }: Measured): string {
  const [before = '', figures = '', after = ''] = text.split(/<!-- (?:figures|end) -->/);
  const chapters = sectionsOf(figures.trim(), /^(?=### )/m);
  const heading = `### ${jobs.toLocaleString('en')} jobs`;
  const sections = sectionsOf(chapters.get(heading) ?? heading, /^(?=\*\*)/m);
  sections.set(heading, `${heading}\n\n${availableParallelism()} cores, Node ${process.versions.node}.`);
  sections.set(`**${says}**`, `**${says}**\n\n${showTable(found)}`);
  chapters.set(heading, [...sections.values()].join('\n\n'));
  return `${before}<!-- figures -->\n\n${[...chapters.values()].join('\n\n')}\n\n<!-- end -->${after}`;
}

export const writeFigures = (jobs: number, measured: Measured): void =>
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), jobs, measured));
