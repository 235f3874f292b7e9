import type { Report } from './report.ts';

/** The throughput of the whole mix beside a bare server, as bars: one group for each number of jobs. */
export function drawSearch(report: Report): string {
  const groups = Object.entries(report).flatMap(([jobs, { parts }]) => {
    const at = (column: string): number | undefined =>
      parts.mix?.figures.find((figure) => figure.column === column)?.value;
    const [toBare, toGenerated] = [at('throughput / bare'), at('throughput / PostGraphile')];
    if (toBare === undefined || toGenerated === undefined) return [];
    const bars = [
      { name: 'bare server', value: 1, style: 'other' },
      { name: 'Kaamyab', value: toBare, style: 'own' },
      { name: 'PostGraphile 5', value: toBare / toGenerated, style: 'other' },
    ];
    return [{ title: `${Number(jobs).toLocaleString('en')} jobs`, bars }];
  });
  const [left, width, rowHeight, groupHeight] = [120, 340, 20, 96];
  const height = groups.length * groupHeight + 12;
  const drawn = groups.flatMap(({ title, bars }, group) => {
    const top = group * groupHeight + 22;
    return [
      `<text x="0" y="${top}" class="title">${title}</text>`,
      ...bars.flatMap(({ name, value, style }, place) => {
        const y = top + 10 + place * rowHeight;
        const length = Math.max(1, Math.min(value, 1.2) * (width / 1.2)).toFixed(1);
        return [
          `<text x="${left - 8}" y="${y + 11}" text-anchor="end">${name}</text>`,
          `<rect x="${left}" y="${y}" width="${length}" height="14" rx="2" class="${style}"/>`,
          `<text x="${left + Number(length) + 6}" y="${y + 11}">${value.toFixed(2)}</text>`,
        ];
      }),
    ];
  });
  const spoken = groups
    .map(({ title, bars }) => `${title}: ${bars.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(', ')}.`)
    .join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 ${height}" width="520" height="${height}" role="img"
  aria-labelledby="title description">
<title id="title">Searches a second beside a bare server</title>
<desc id="description">${spoken}</desc>
<style>
  text { font: 12px system-ui, sans-serif; fill: #24292f }
  .title { font-weight: 600 }
  .own { fill: #0a6b5c }
  .other { fill: #8c959f }
  @media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .own { fill: #4cc2ac } .other { fill: #6e7681 } }
</style>
${drawn.join('\n')}
</svg>
`;
}
