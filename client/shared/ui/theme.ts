/**
 * The colours of look.md and derived ones. CSS variables, the antd theme and the contrast test are generated from here.
 */
const light = {
  paper: '#FBFAF7',
  surface: '#FFFFFF',
  ink: '#15221C',
  quietInk: '#52635A',
  line: '#E4E2DA',
  /** Outline of controls: 3:1 against paper and surface, where the hairline is too faint to find a field. */
  edge: '#87938C',
  neem: '#0B6B4D',
  onNeem: '#FFFFFF',
  marigold: '#F5A623',
  onMarigold: '#15221C',
  brick: '#B3362B',
  onBrick: '#FFFFFF',
  indigo: '#2F4B9B',
  plum: '#7B3B76',
  amber: '#875600',
  lake: '#0B6480',
  moss: '#53650E',
};

export type Palette = Readonly<Record<keyof typeof light, string>>;

const dark: Palette = {
  paper: '#0E1512',
  surface: '#16201B',
  ink: '#E9F0EC',
  quietInk: '#A3B5AB',
  line: '#2A3730',
  edge: '#66786E',
  neem: '#45C494',
  onNeem: '#06251A',
  marigold: '#F7B84B',
  onMarigold: '#15221C',
  brick: '#F08A7E',
  onBrick: '#2B0B07',
  indigo: '#93A8F0',
  plum: '#DB9FD6',
  amber: '#EDB866',
  lake: '#6FC3DE',
  moss: '#B9CB68',
};

export const palettes = { light, dark } as const;

/** Colours that also exist as a soft background: `--neem-soft` for `--neem`. */
export const softColours = [
  'neem',
  'marigold',
  'brick',
  'indigo',
  'plum',
  'amber',
  'lake',
  'moss',
  'quietInk',
] as const;
const SOFT_SHARE = 0.1;

const channels = (hex: string): number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** `share` of `colour` laid over `background`, as a hex colour. */
export function mix(colour: string, background: string, share: number): string {
  const base = channels(background);
  const mixed = channels(colour).map((value, index) => Math.round(value * share + (base[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const soft = (palette: Palette, name: (typeof softColours)[number]): string =>
  mix(palette[name], palette.surface, SOFT_SHARE);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const variablesOf = (palette: Palette): string =>
  [
    ...Object.entries(palette).map(([name, value]) => `--${kebab(name)}:${value}`),
    ...softColours.map((name) => `--${kebab(name)}-soft:${soft(palette, name)}`),
  ].join(';');

/** The hues of `hueOf` as classes: the Content-Security-Policy would block inline styles in the server's HTML. */
const hueCss = Array.from({ length: 12 }, (_, index) => `.hue${index * 30}{--hue:${index * 30}}`).join('');

/** The colour variables of both schemes, and the hues, as one style sheet. */
export const themeCss =
  `:root{${variablesOf(light)}}@media (prefers-color-scheme:dark){:root{${variablesOf(dark)}}}` + hueCss;
