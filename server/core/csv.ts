/** Excel knows UTF-8 only by its mark. */
export const csvStart = '\uFEFF';

/** Spreadsheets run what begins so (also full-width, also after blanks); an apostrophe makes it text. */
const formula = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

function cellOf(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record of RFC 4180 whose cells no spreadsheet takes for formulas. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((cell) => cellOf(cell ?? '')).join(',')}\r\n`;
