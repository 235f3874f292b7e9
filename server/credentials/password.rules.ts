/** OP-002: the cap of 30 characters is the reading not taken; it would forbid pass-phrases. */
export const passwordLimits = { minimum: 8, maximum: 128 } as const;

const passwordParts = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}\s]/u];

export type StrengthLabel = 'Weak' | 'Fair' | 'Good' | 'Strong';

/** One point each for length, upper case, lower case, digit and special character (REG-07, REG-08). */
export function passwordStrength(password: string): { score: number; label: StrengthLabel } {
  const isLong = password.length >= passwordLimits.minimum;
  const score = Number(isLong) + passwordParts.filter((part) => part.test(password)).length;
  if (score <= 2) return { score, label: 'Weak' };
  return { score, label: score === 3 ? 'Fair' : score === 4 ? 'Good' : 'Strong' };
}
