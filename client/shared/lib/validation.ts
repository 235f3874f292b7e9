import type * as z from 'zod/mini';

/**
 * The first message of each field that a schema refuses, that of a list for its entries too; empty when all is well.
 */
export function invalidFields(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = schema.safeParse(values);
  const messages: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? [])
    messages[path.filter((part) => typeof part === 'string').join('.')] ??= message;
  return messages;
}
