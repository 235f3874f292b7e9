/** One line of a resume; long ones are wrapped. */
export interface ResumeLine {
  text: string;
  style: 'NAME' | 'HEADING' | 'TEXT';
}

/** Points of an A4 page. */
const page = { width: 595, height: 842, margin: 56 };
const styles = {
  NAME: { font: 'F2', size: 20, leading: 28 },
  HEADING: { font: 'F2', size: 12, leading: 26 },
  TEXT: { font: 'F1', size: 10.5, leading: 15 },
} as const;
/** Helvetica is about half as wide as it is high. */
const charactersPerLine = 88;

/** A one-page PDF with real, selectable text. Only the characters of Latin-1 can be shown. */
export function composePdf(lines: ResumeLine[]): Buffer {
  const content = pageContent(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  return Buffer.from(withCrossReferences(objects), 'latin1');
}

function pageContent(lines: ResumeLine[]): string {
  let y = page.height - page.margin;
  const shown = lines.flatMap(({ text, style }) =>
    wrap(text).map((part, index) => ({
      part,
      ...styles[style],
      leading: index > 0 ? styles.TEXT.leading : styles[style].leading,
    })),
  );
  return shown
    .map(({ part, font, size, leading }) => {
      y -= leading;
      return `BT /${font} ${size} Tf ${page.margin} ${y} Td (${escaped(part)}) Tj ET`;
    })
    .join('\n');
}

/** Brackets and backslashes end or change a PDF string. */
const escaped = (text: string): string =>
  text.replace(/[\\()]/g, (character) => `\\${character}`).replace(/[^\u0020-\u007e\u00a1-\u00ff]/g, '-');

function wrap(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + 1 + word.length > charactersPerLine) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

/** The table at the end of a PDF says at which byte each object begins. */
function withCrossReferences(objects: string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`;
}
