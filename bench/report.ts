import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { drawSearch } from './drawing.ts';
import type { Figure, Goal } from './figure.ts';

/** What a run found, by part. */
export type Measured = Record<string, { says: string; figures: Figure[] }>;

/** By the number of jobs. */
export type Report = Record<string, { cores: number; node: string; parts: Measured }>;

const docs = join(import.meta.dirname, '../docs');
const reportFile = join(docs, 'bench.json');

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

/** As Markdown, with columns of one width. */
export function showTable(figures: Figure[]): string {
  const columns = [...new Set(figures.map(({ column }) => column))];
  const rows = [...new Set(figures.map(({ row }) => row))].map((row) => [
    row,
    ...columns.map((column) => {
      const figure = figures.find((one) => one.row === row && one.column === column);
      return figure ? showFigure(figure) : '';
    }),
  ]);
  const table = [['', ...columns], ...rows];
  const widths = ['', ...columns].map((_, place) => Math.max(3, ...table.map((cells) => cells[place]?.length ?? 0)));
  const line = (cells: string[]): string =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** Other parts and other numbers of jobs stay as they were measured before. */
export function writeFigures(jobs: number, measured: Measured): void {
  const report: Report = existsSync(reportFile) ? (JSON.parse(readFileSync(reportFile, 'utf8')) as Report) : {};
  const parts = { ...report[jobs]?.parts, ...measured };
  report[jobs] = { cores: availableParallelism(), node: process.versions.node, parts };
  const rounded = (_key: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toPrecision(4)) : value;
  writeFileSync(reportFile, `${JSON.stringify(report, rounded, 2)}\n`);
  writeFileSync(join(docs, 'pictures/search-throughput.svg'), drawSearch(report));
  writeTables(report);
}

/** Between the two marks of docs/performance.md. */
function writeTables(report: Report): void {
  const page = join(docs, 'performance.md');
  const tables = Object.entries(report).flatMap(([jobs, { cores, node, parts }]) => [
    `### ${Number(jobs).toLocaleString('en')} jobs`,
    `${cores} cores, Node ${node}.`,
    ...Object.values(parts).flatMap(({ says, figures }) => [`**${says}**`, showTable(figures)]),
  ]);
  const [before = '', after = ''] = readFileSync(page, 'utf8').split(/(?<=<!-- figures -->\n)[^]*(?=<!-- end -->)/);
  writeFileSync(page, `${before}\n${tables.join('\n\n')}\n\n${after}`);
}
