/** The solved challenge: ALTCHA's payload, JSON in base64. */
export const proofHeader = 'x-proof-of-work';

/**
 * A PBKDF2 of `cost` rounds for each counter from 1 to a hidden one: 800,000 rounds on average, one to three seconds of
 * a slow phone and a third of one of a laptop (decision 0018).
 */
export const proofRules = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 2000,
  counter: { least: 200, most: 600 },
  validSeconds: 300,
  headerCharacters: 2000,
} as const;
