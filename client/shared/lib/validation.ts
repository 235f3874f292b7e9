import type * as z from 'zod/mini';

/** The first message of each invalid field; a list's message applies to its entries too. Empty if valid. */
export function invalidFields(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? [])
    messages[path.filter((part) => typeof part === 'string').join('.')] ??= message;
  return messages;
}
