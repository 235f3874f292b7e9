declare const API_BASE: string | undefined;

/** The origin of the API (REST-01, OP-052): the page's own, unless the build sets `API_BASE`. */
export const apiBase = typeof API_BASE === 'string' ? API_BASE : '';
