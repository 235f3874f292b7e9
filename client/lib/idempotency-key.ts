/** Sent again with the same key because no answer came, something is still made once. Browsers make random ids only on pages that nobody can have changed on the way. */
export const newIdempotencyKey = (): string | null => (window.isSecureContext ? crypto.randomUUID() : null);
