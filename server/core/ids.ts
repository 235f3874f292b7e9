const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Letter by letter as ids are given out. Anything else would make Postgres refuse the statement, or find one row by two
 * names.
 */
export const isId = (text: unknown): text is string => typeof text === 'string' && uuidPattern.test(text);
