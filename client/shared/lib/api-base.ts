declare const API_BASE: string | undefined;

/** Where the API is (REST-01, OP-052): the page's own origin, unless the build sets another (`API_BASE`). */
export const apiBase = typeof API_BASE === 'string' ? API_BASE : '';
