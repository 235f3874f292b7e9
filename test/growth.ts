/** Characters; the largest text of a job has 20,000. */
const [short, long] = [8_000, 32_000];
const rounds = 20;

/** The building blocks of hostile texts: characters that expand, that separate, that open something. */
const alphabets = [
  '\u33C2',
  '\uFDFA',
  '\u0301\u0316',
  '\u0915\u094D',
  '\u200B',
  ' ',
  '\t',
  '\n',
  '.',
  '. ',
  '9',
  '1,',
  '1.',
  'w',
  'a.',
  'a@',
  '@',
  '-',
  '|',
  '$a',
  '<',
  '<p ',
  '<b>',
  '<!--',
  '<script>',
  '</p',
  '&',
  '&#102;',
  '[at]',
  ' dot ',
  ' at a',
  'f e e ',
  'http://',
  '://',
  'www.',
  '*',
  '_',
  '`',
  '[',
  '](',
  '\u0430',
];

/** CPU milliseconds of this thread, independent of other load on the machine. */
function timeOf(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Reads texts of each building block, and of each pair, at two lengths, and returns those for which four times the text
 * takes more than ten times the work: quadratic growth takes sixteen. The best of several rounds counts, and less than
 * 15 ms is ignored as noise.
 */
export function slowFor(read: (text: string) => unknown, pieces: readonly string[] = []): string[] {
  const all = [...alphabets, ...pieces];
  return all
    .flatMap((piece, place) => [piece, piece + (all[place + 1] ?? '')])
    .filter((part) => {
      const textOf = (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
      const [shortText, longText] = [textOf(short), textOf(long)];
      let [fast, slow] = [Infinity, Infinity];
      for (let round = 0; round < rounds; round += 1) {
        slow = Math.min(
          slow,
          timeOf(() => read(longText)),
        );
        if (slow <= 15) return false;
        fast = Math.min(
          fast,
          timeOf(() => read(shortText)),
        );
        if (slow <= fast * 10 + 15) return false;
      }
      return true;
    });
}
