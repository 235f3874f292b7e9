import { mix, palettes, soft, softColours, themeCss } from './theme.ts';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque colours, 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const schemes = Object.entries(palettes);
const inks = ['ink', 'quietInk', 'neem', 'brick', 'indigo', 'plum', 'amber', 'lake', 'moss'] as const;

describe.each(schemes)('%s', (_scheme, palette) => {
  test.each(inks)('%s is readable on paper and on surfaces', (ink) => {
    expect(contrast(palette[ink], palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette[ink], palette.surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(softColours.filter((name) => name !== 'marigold'))('%s reads on its own soft background', (name) => {
    expect(contrast(palette[name], soft(palette, name))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['onNeem', 'neem'],
    ['onMarigold', 'marigold'],
    ['onBrick', 'brick'],
  ] as const)('%s is readable on %s', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5);
  });

  test('ink and quiet ink are readable on every soft background', () => {
    for (const name of softColours) expect(contrast(palette.ink, soft(palette, name))).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.quietInk, soft(palette, 'neem'))).toBeGreaterThanOrEqual(4.5);
  });

  test('control outlines are visible', () => {
    expect(contrast(palette.edge, palette.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(palette.edge, palette.paper)).toBeGreaterThanOrEqual(3);
  });
});

test('contrast is measured as in WCAG', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test('mixing keeps the endpoints', () => {
  expect(mix('#123456', '#ffffff', 1)).toBe('#123456');
  expect(mix('#123456', '#ffffff', 0)).toBe('#ffffff');
});

test('both schemes reach the style sheet', () => {
  expect(themeCss).toContain(`--neem:${palettes.light.neem}`);
  expect(themeCss).toMatch(new RegExp(`prefers-color-scheme:dark.*--neem:${palettes.dark.neem}`));
  expect(themeCss).toContain('--quiet-ink-soft:');
});
