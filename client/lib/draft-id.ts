/** Sent again under the same id because no answer came, something is still made once. Browsers make such ids only on pages that nobody can have changed on the way. */
export const newDraftId = (): string | null => (window.isSecureContext ? crypto.randomUUID() : null);
