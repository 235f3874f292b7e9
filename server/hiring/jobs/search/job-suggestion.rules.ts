/** Words that many titles share without being alike. */
const levelWords = new Set([
  'and',
  'for',
  'the',
  'with',
  'senior',
  'junior',
  'trainee',
  'fresher',
  'intern',
  'lead',
  'head',
  'assistant',
]);
const shortestTitleWord = 3;
const mostTitleWords = 5;

/** The words of a title that say what the work is, in lower case. */
export const wordsOfTitle = (title: string): string[] =>
  [...new Set(title.toLowerCase().match(/[\p{L}\p{M}\p{N}+#.]+/gu))]
    .filter((word) => word.length >= shortestTitleWord && !levelWords.has(word))
    .slice(0, mostTitleWords);
