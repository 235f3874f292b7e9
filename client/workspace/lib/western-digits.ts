/** Digits as a Hindi, Bengali or Urdu keyboard types them become 0-9. In every script the ten follow one another. */
export const westernDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(placeOf(digit.codePointAt(0) ?? 0) % 10));

function placeOf(code: number): number {
  let place = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - place - 1))) place += 1;
  return place;
}
