const blocks =
  'p div ul ol li br hr table tr td th thead tbody h1 h2 h3 h4 h5 h6 section article header footer main blockquote pre dl dt dd center';
const inline = 'b strong i em u s small span font a sub sup mark code strike del ins big label';
const others = 'html head body title meta link img svg script style noscript template iframe form input button';
const named = (names: string): string => names.split(' ').join('|');
/** Up to the next bracket: a text of nothing but "<" is read once. Those of Word have a colon in their name. */
const tagOf = (names: string, flags: string): RegExp => new RegExp(`<(/?)(${names})(?:\\s[^<>]*|/)?>`, flags);
const anyTag = tagOf(`${named(`${blocks} ${inline} ${others}`)}|[a-z]{1,9}:[a-z]{1,20}`, 'gi');
const blockTag = tagOf(named(blocks), 'i');
const inlineTag = tagOf(named(inline), 'i');
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

function lineOf(_tag: string, slash: string, name: string): string {
  if (/^(?:p|h\d|ul|ol|table|blockquote|pre|dl|section|article)$/i.test(name)) return '\n\n';
  if (/^li$/i.test(name)) return slash ? '\n' : '\n- ';
  if (/^(?:td|th)$/i.test(name)) return ' ';
  return blockTag.test(`<${name}>`) ? '\n' : '';
}

/** What a page would show of a text with tags: lines, a dash before each entry of a list. Linear in its length. */
export function withoutTags(text: string): string {
  const isWrapped = wrapper.test(text);
  const read = text.replace(unread, '');
  const lines = (isWrapped ? read.replace(/\s+/g, ' ') : read.replace(/(<br ?\/?>)[\t ]*\r?\n/gi, '$1'))
    .replace(anyTag, lineOf)
    .split('\n')
    .map((line) => line.trim());
  return withCharacters(
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/\n+(?=\n- )/g, ''),
  ).trim();
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
