import { latinFigures, withoutHeaps } from './text.rules.ts';

/**
 * Letters that look like a Latin one, by that one: those of Unicode's confusables (UTS 39) in scripts that Latin is
 * imitated with, and some that only look alike in a bold or a small font. What NFKC makes Latin is not among them.
 */
const lookAlikes: Record<string, string> = {
  a: 'ɑαλазᗅᴀⲁⲖꓮꭺ𐊠𐓛𖽀',
  b: 'ƀƃƄɓʙβбвъьѣҍᏏᏼᑲᑳᖯᗷⲃꓐꞴ𐊂𐊡𐌁',
  c: 'ȼсҫᴄⲥꓚꮯ𐊢𐌂𐐽𐔜',
  d: 'ðđƌɖɗδдԁᏧᐃᑯᗞᗪᴅⲆⵠꓒꓓꭰ𐊅𐊣𖼚',
  e: 'ɇɜεеэҙҽҿᴇᴈⲉⴹꓰꬲꭼ𐊆𑢦𑢮',
  f: 'ƒϜᖴᵮẝꓝꜰꞙꬵ𐊇𐊥𐔥𑣂',
  g: 'ƍǥɠɡɢԍցᏻᶃꓖꮐ',
  h: 'ħɦʜΗнћңһӈӊհᏂᏲᕼⱧⲏꓧꚕꮋ𐋏𐓍',
  i: 'ıɨɩɪιіᵻᵼⲓꓲꙇꭵ𑣃',
  j: 'ɉϳјᒍᴊꓙꞲꭻ',
  k: 'ĸƙκкқҟᛕᴋⱩⲕꓗꝀꮶ𐔘',
  l: 'łƚǀɫɭʟӏլւᒪᛁⳑⵏꓡꮮ𐊊𐌉𐑃𐔦𑢲𖼖𖼨',
  m: 'ʍμϺмӎᗰᛖᴍⲙꓟꮇ𐊰𐌑',
  n: 'ƝƞɳɴͷΝηπилпҋӆղոռᑎᴎᴨᴫᵰⲛⲡꓠꓵ𐑍𐔓',
  o: 'øɵθοσоѳөօჿᴏᴑⲟⴱⵁⵔꓳꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐬𐓪𐔖𑢵𑣈𑣗',
  p: 'ƥρрքᑭᴘᴩᵽⲣꓑꮲ𐊕',
  q: 'ʠԛգզⵕꞯ',
  r: 'ɍɼɽʀгяғᖇᴙᴦᵲⲅꓣꭇꭈꭱꮁꮢ𐒴𖼵',
  s: 'ƽʂѕՏᏕᵴꓢꜱꮪ𐊖𐑈𑣁𖼺',
  t: 'ŧƭƮȾτϯтҭᴛᵵⲧꓔꭲ𐊗𐊱𐌕𑢼𖼊',
  u: 'ɄʋͶυИцҊմսᑌᴜᵾꓴꞟꭎꭒꮜ𐐥𐓶𑣘𖽂',
  v: 'νѵᐯᴠⴸꓦꮩ𐔝𑣀𖼈',
  w: 'ɯωшщѡԝաᏇᏔᗯᘯᘵᴡⲱⲽꓪꙍꝡꞷꮃ𐊶',
  x: 'χхҲᕁᕽᚷⲭⵝꓫꭓꭕ𐊐𐊴𐌗𐔧',
  y: 'ƴɏɣʏΥγГуҒүұყᎩᎱᎽᒥᶌỿⲄⲩꓬꭚ𐊲𑢤𑣜𖼇𖽃',
  z: 'ƶȥʐζᴢᵶꓜꮓ𑢩𑣄',
};
const latinOf = new Map(
  Object.entries(lookAlikes).flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
);

/** Formats, fillers, joiners, variation selectors, tags: what is in a text without being seen. */
const hidden = /[\p{DI}\p{Cf}]/gu;
/** Modifier letters from U+02B9 on are apostrophes and the like. */
const accents = /[\p{Script=Inherited}\u02B9-\u02CF]/gu;

const beyondLatin = /[\u0080-\u{10FFFF}]/u;
/**
 * What names and words are compared by: small Latin letters for all that look like them, figures of every script as
 * 0-9, nothing that is not seen. Marks of Indian scripts stay.
 */
export function foldedText(text: string): string {
  if (!beyondLatin.test(text)) return text.toLowerCase();
  const plain = withoutHeaps(text.replace(hidden, '')).normalize('NFKD').replace(accents, '').normalize('NFKC');
  return latinFigures(
    Array.from(plain, (letter) => {
      const small = letter.toLowerCase();
      return latinOf.get(letter) ?? latinOf.get(small) ?? small;
    }).join(''),
  );
}
