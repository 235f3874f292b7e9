/**
 * C-12: texts that try to run as code on somebody else's screen. Each calls `alert` with its own number, which
 * identifies it wherever it shows.
 */
const forms: readonly ((call: string) => string)[] = [
  // Tags.
  (call) => `<script>${call}</script>`,
  (call) => `"><script>${call}</script>`,
  (call) => `<img src=x onerror=${call}>`,
  (call) => `<IMG SRC="x" ONERROR='${call}'>`,
  (call) => `"><img/src/onerror=${call}>`,
  (call) => `<svg/onload=${call}>`,
  (call) => `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  (call) => `<svg><script>${call}</script></svg>`,
  (call) => `<body onload=${call}>`,
  (call) => `<details open ontoggle=${call}>`,
  (call) => `<input autofocus onfocus=${call}>`,
  (call) => `<iframe srcdoc="<script>parent.${call}</script>">`,
  (call) => `<math><mi xlink:href="javascript:${call}">x</mi></math>`,
  (call) => `<meta http-equiv="refresh" content="0;url=javascript:${call}">`,
  (call) => `<base href="javascript:${call}//">`,
  (call) => `<object data="javascript:${call}"></object>`,
  (call) => `<form action="javascript:${call}"><button>Send</button></form>`,
  // Addresses.
  (call) => `javascript:${call}`,
  (call) => `JaVaScRiPt:${call}//https://example.in`,
  (call) => `data:text/html,<script>${call}</script>`,
  (call) => `<a href="javascript:${call}">more</a>`,
  (call) => `[more](javascript:${call})`,
  // Breaking out of an attribute, a style, an element, a comment.
  (call) => `" onmouseover="${call}" onfocus="${call}" autofocus="`,
  (call) => `' onfocus='${call}' autofocus tabindex='1`,
  (call) => `x" style="background:url(javascript:${call})`,
  (call) => `</style><script>${call}</script>`,
  (call) => `</script><script>${call}</script>`,
  (call) => `</title><script>${call}</script>`,
  (call) => `</textarea><img src=x onerror=${call}>`,
  (call) => `--><script>${call}</script><!--`,
  (call) => `]]><script>${call}</script><![CDATA[`,
  (call) => `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  // Breaking out of a string: JSON-LD, templates, replacements.
  (call) => `"},"x":"</script><script>${call}</script>`,
  (call) => `{{constructor.constructor('${call}')()}}`,
  (call) => `\${${call}}\`+${call}+\``,
  (call) => `$&$'$\`<img src=x onerror=${call}>`,
  // Double-decoded, reversed, from other alphabets.
  (call) => `&lt;script&gt;${call}&lt;/script&gt; \\u003cscript\\u003e`,
  (call) => `\u202E<scr\u0000ipt>${call}</scr\u0000ipt>\uFF1Cscript\uFF1E\u202C`,
  // Breaking out of a line: mail headers, calendars, tables.
  (call) => `x\r\nBcc: ${call}@example.com\r\n\r\n<script>${call}</script>`,
  (call) => `=1+1\r\nEND:VEVENT\r\nBEGIN:VALARM\r\nDESCRIPTION:${call}`,
];

const firstNumber = 10;
export const injectionTexts: readonly string[] = forms.map((form, index) => form(`alert(${index + firstNumber})`));

/** The numbers of the hostile texts contained in a text. */
export const injectionsIn = (text: string): number[] =>
  Array.from(text.matchAll(/alert\((\d\d)\)/g), ([, number]) => Number(number));
export const injectionNumbers: readonly number[] = forms.map((_, index) => index + firstNumber);

/** The text at that position among those that fit; wraps around at the end. */
export function injectionFor(place: number, longest = 1000): string {
  const fitting = injectionTexts.filter((text) => text.length <= longest);
  return fitting[place % fitting.length] ?? '';
}

/** That many different ones, starting at that position. */
export const injectionsFor = (place: number, count: number, longest?: number): string[] =>
  Array.from({ length: count }, (_, index) => injectionFor(place + index, longest));

export const everything = injectionTexts.join('\n');
/**
 * An address accepts no bracket or double quote (OP-082), which leaves templates, replacements, attributes and
 * formulas.
 */
const addressTexts = [
  '{{7*7}}',
  '${7*7}',
  '#{7*7}',
  "$&$'$`",
  "'onfocus='alert`1`'",
  '`alert`',
  '=1+1',
  '+1|calc',
  '-1+1',
];
export const hostileAddress = (place: number): string =>
  `${addressTexts[place % addressTexts.length]}${place}@example.in`;
