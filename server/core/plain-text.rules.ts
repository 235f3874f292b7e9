const blocks =
  'p div ul ol li br hr table tr td th thead tbody h1 h2 h3 h4 h5 h6 section article header footer main blockquote pre dl dt dd center';
const inline = 'b strong i em u s small span font a sub sup mark code strike del ins big label';
const others = 'html head body title meta link img svg script style noscript template iframe form input button';
const named = (names: string): string => names.split(' ').join('|');
/** Up to the next bracket: a text of nothing but "<" is read once. Those of Word have a colon in their name. */
const tagOf = (names: string, flags: string): RegExp =>
  new RegExp(`<(/?)(${names})(?:\\s+[a-z_:][\\w:.-]*\\s*=[^<>]*|\\s*/?)>`, flags);
const anyTag = tagOf(`${named(`${blocks} ${inline} ${others}`)}|[a-z]{1,9}:[a-z]{1,20}`, 'gi');
const blockTag = tagOf(named(blocks), 'i');
/** Links and the like also stand in texts about pages. */
const inlineTag = tagOf(named('b strong i em u span font'), 'i');
/** Tags within which line feeds are blanks. */
const wrapper = tagOf(named('p div li ul ol table h1 h2 h3 h4 h5 h6 section article blockquote'), 'i');
/** They are not read by people; one that is not closed reaches to the end. */
const unread =
  /<!--[^]*?(?:-->|$)|<!doctype[^<>]*>|<(script|style|template|title|svg|iframe)(?:\s[^<>]*)?>[^]*?(?:<\/\1\s*>|$)/gi;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  rupee: '₹',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  deg: '°',
  shy: '',
  zwj: '\u200D',
  zwnj: '\u200C',
};
function characterOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}
const withCharacters = (text: string): string => text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, characterOf);

// What stands for a new line, for a new paragraph and for an entry of a list until all tags are gone.
const [line, paragraph, entry] = ['\v', '\f', '\uE000'];
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 table blockquote pre dl section article'.split(' '));
const lines = new Set(blocks.split(' '));
function breakOf(_tag: string, slash: string, given: string): string {
  const name = given.toLowerCase();
  if (name === 'br') return '\n';
  if (name === 'td' || name === 'th') return ' ';
  if (name === 'li') return slash ? line : entry;
  if (paragraphs.has(name) || (slash && (name === 'ul' || name === 'ol'))) return paragraph;
  return lines.has(name) ? line : '';
}
function blanksOf(blanks: string): string {
  if (blanks.includes(entry)) return '\n- ';
  const feeds = blanks.split('\n').length - 1;
  if (blanks.includes(paragraph) || feeds > 1) return '\n\n';
  return feeds === 1 || blanks.includes(line) ? '\n' : ' ';
}

/** What a page would show of a text with tags: lines, a dash before each entry of a list. Linear in its length. */
export function withoutTags(text: string): string {
  const read = text.replace(unread, '');
  const laidOut = wrapper.test(text) ? read.replace(/\s+/g, ' ') : read.replace(/(<br ?\/?>)[\t ]*\r?\n/gi, '$1');
  return withCharacters(laidOut.replace(anyTag, breakOf).replace(/[ \t\n\v\f\uE000]+/g, blanksOf)).trim();
}

/** In a text of several lines a pair of "<b>" is what somebody typed. */
const isHtml = (text: string): boolean => blockTag.test(text) || (inlineTag.test(text) && !text.trim().includes('\n'));
const mostLayers = 4;

/**
 * A text that is HTML as the text that it shows, also if it was escaped once more on its way; any other stays to the
 * letter but for its entities: "<6 LPA>" and "a < b" are no tags.
 */
export function plainText(text: string): string {
  let plain = text;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    const next = isHtml(plain) ? withoutTags(plain) : withCharacters(plain);
    if (next === plain) return plain;
    plain = next;
  }
  return plain;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Between tags and in attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
