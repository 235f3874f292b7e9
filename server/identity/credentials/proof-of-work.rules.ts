/** The solved challenge: ALTCHA's payload, JSON in base64. */
export const proofHeader = 'x-proof-of-work';

/**
 * What a guess costs above the limits: a PBKDF2 of `cost` rounds for each counter from 1 to a hidden one. On average
 * 800,000 rounds, which take a slow phone one to three seconds and a laptop a third of one (decision 0018).
 */
export const proofRules = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 2000,
  counter: { least: 200, most: 600 },
  validSeconds: 300,
  headerCharacters: 2000,
} as const;
