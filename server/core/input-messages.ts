import type * as z from 'zod/mini';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};
const longestEcho = 50;

/** Only callers of the API meet these, so the field has its name there. */
export function inputMessage(issue: z.core.$ZodRawIssue): string {
  const name = (issue.path ?? []).findLast((part) => typeof part === 'string') ?? 'input';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys[0]?.slice(0, longestEcho)}`;
    case 'invalid_value':
      return `${name} must be one of ${issue.values.join(', ')}.`;
    case 'invalid_type':
      return `${name} must be ${kinds[issue.expected] ?? 'something else'}.`;
    case 'too_big':
      return `${name} is too much.`;
    case 'too_small':
      return `${name} is too little.`;
    default:
      return `${name} is not valid.`;
  }
}
