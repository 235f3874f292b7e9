const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the text can be an id at all. Anything else would make Postgres refuse the statement instead of finding nothing. */
export const isId = (text: unknown): text is string => typeof text === 'string' && uuidPattern.test(text);
