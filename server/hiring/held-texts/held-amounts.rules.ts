import { foldedForRules, isApart, isFigure, type Vocabulary, type Word, wordSet } from './folded-words.rules.ts';

export const currencies = wordSet(`
  rs inr rupee rupees rupay rupaye rupaya rupya rupiya rupaiye rupaiya rupye rupe taka usd usdt aed
  रु रू रुपया रूपया रुपयों रुपयो ரூ రూ রু રૂ ರೂ`);
/** With the endings that Indian languages join to them. */
const currencyStem = new RegExp(
  `^(?:${'रुपए रुपये रूपए रूपये रुपयां ரூபா రూపాయ టాకా টাকা রুপি রুপিয়া রূপায় રૂપિય રુપિય ರೂಪಾ രൂപ ਰੁਪ ଟଙ୍କ روپ'
    .split(' ')
    .map(foldedForRules)
    .join('|')})`,
);
export const isCurrency = (text: string): boolean => currencies.has(text) || currencyStem.test(text);
const year = /^(?:19\d\d|20(?:0[1-9]|[1-3]\d))$/;
/** After a bare figure these, and what ends on "s", are what there is so many of. */
const counted = wordSet(`
  people staff vacancy seater bed bedded year word line page log aadmi peti din ghante sq sqft sft feet foot ft km kg gm gram
  m ml mb gb wpm men women girl boy children employee volt watt kva rpm cc hp kv mm cm meter metre litre ton shop store room
  form file card call lead order parcel box piece case bill bag unit ticket hour minute day night month question mark pass
  series square cubic crore plus odd am pm लोग आदमी घर पेज कॉल`);
/** "5,000 young people" */
const crowds = wordSet('people staff men women boys girls workers jobs openings vacancies posts companies');
const longestOfNone = 3;
const isCounted = (text: string): boolean =>
  counted.has(text) || (/^[a-z]+s$/.test(text) && text.length > longestOfNone);
/** A figure behind these is a place's or a law's. */
const numbered = wordSet(`
  sector plot block floor room building house pin phase gate no number section act class nh road fortune top iso office
  ref reference extension ext pillar flat nse rule version batch roll pincode`);
/** "stamp ke 600": what it costs stands before a figure, whatever comes after it. */
const costing = wordSet('ke ka ki के का की');
/** "only 499", but "only 150 seats" */
const onlyWords = wordSet('matra sirf only just मात्र सिर्फ केवल');

const units = wordSet(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety
  ek do teen char chaar paanch panch chhe chah saat aath nau das bees tees chalis pachas pachaas saath sattar assi nabbe
  dedh dhai sawa sadhe adha
  एक दो तीन चार पांच छह छः सात आठ नौ दस बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे डेढ ढाई सवा साढे`);
export const sizes = new Map(
  Object.entries({
    1000: 'k thousand hazar hazaar hajar हजार',
    100: 'hundred sau सौ',
    100_000: 'lakh lakhs lac lacs लाख',
    10_000_000: 'crore',
  }).flatMap(([size, names]) => names.split(' ').map((name) => [foldedForRules(name), Number(size)] as const)),
);
const longestNumber = 8;
/** "one ninety nine" */
const spokenPrice = /^(?:one|two|three|four|five|six|seven|eight|nine) [a-z]+ty(?: [a-z]+)?$/;
/** "nine hundred ninety nine" and "paanch sau" as a figure; of their value only the size counts. */
export function withFigures(words: readonly Word[]): Word[] {
  const kept: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    let end = index;
    while (end < index + longestNumber && isOfNumber(words[end], end > index)) end += 1;
    const run = words.slice(index, end);
    const size = Math.max(...run.map(({ text }) => sizes.get(text) ?? 0));
    const isPrice = spokenPrice.test(run.map(({ text }) => text).join(' ')) || isCurrency(words[end]?.text ?? '');
    if (run.length === 0 || !units.has(word.text) || !(size > 0 || isPrice)) kept.push(word);
    else {
      kept.push({ ...word, text: String(Math.max(size, 100)), end: run.at(-1)?.end ?? word.end });
      index = end - 1;
    }
  }
  return kept;
}
const isOfNumber = (word: Word | undefined, isLater: boolean): boolean =>
  word !== undefined && (units.has(word.text) || sizes.has(word.text)) && !(isLater && isApart(word));

/** "ISO-9001", "plot 45", "0930" */
const isNumber = (word: Word, before: Word | undefined, { words }: Vocabulary): boolean =>
  /^0\d/.test(word.text) ||
  numbered.has(before?.text ?? '') ||
  (word.gap === '-' && before !== undefined && /^[a-z]{2,3}$/.test(before.text) && !words.has(before.text));

/** Amounts as one word each: "Rs. 500/-", "₹500", "500 rupaye", "5k", and a bare 500 that counts nothing. */
export function withAmounts(words: Word[], vocabulary: Vocabulary): Word[] {
  const kept: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    const before = kept.at(-1);
    if (!isFigure(word)) {
      kept.push(isCurrency(word.text) ? { ...word, text: sizes.has(before?.text ?? '') ? 'rs' : 'rupees' } : word);
      continue;
    }
    const isNamed = before?.text === 'rupees' || word.gap.includes('₹');
    if (before?.text === 'rupees') kept.pop();
    let next = words[index + 1];
    let isMultiplied = false;
    let value = Number(word.text);
    while (next && (isCurrency(next.text) || sizes.has(next.text)) && !/[,\n]/.test(next.gap)) {
      isMultiplied ||= true;
      value *= sizes.get(next.text) ?? 1;
      index += 1;
      next = words[index + 1];
    }
    const isPrice = costing.has(before?.text ?? '');
    const counts =
      next?.gap.trim() === '' &&
      !isPrice &&
      ((isCounted(next.text) && !vocabulary.uncounted.has(next.text)) ||
        (words[index + 2]?.gap === ' ' && crowds.has(words[index + 2]?.text ?? '')));
    const isYear = year.test(word.text) && !isPrice && !vocabulary.words.has(before?.text ?? '');
    const isPhone =
      isFigure(before) || isFigure(next) || isNumber(word, before, vocabulary) || /^[%+]/.test(next?.gap ?? '');
    const isBare = /^\d{3,6}$/.test(word.text) && !isYear && !isPhone && !counts;
    const isAmount = isNamed || isMultiplied || next?.gap.startsWith('/') || isBare;
    const start = isNamed && before?.text === 'rupees' ? before.start : word.start;
    const amount = {
      start,
      end: words[index]?.end ?? word.end,
      gap: start === word.start ? word.gap : (before?.gap ?? ''),
    };
    if (Number(word.text) === 0 && !isPhone && (isAmount || !counts)) kept.push({ ...amount, text: 'zero' });
    else
      kept.push(
        isAmount
          ? {
              ...amount,
              text: 'rs',
              value,
              isBare: !isNamed && !isMultiplied && !isPrice && !onlyWords.has(before?.text ?? ''),
            }
          : word,
      );
  }
  return kept;
}
