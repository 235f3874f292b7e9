/**
 * A request that is sent again with the same key, because no answer came, creates only one thing. Browsers make random
 * ids only on secure pages.
 */
export const newIdempotencyKey = (): string | null => (window.isSecureContext ? crypto.randomUUID() : null);
