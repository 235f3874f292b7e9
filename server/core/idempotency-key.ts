import { createParameterDecorator } from 'type-graphql';
import { idempotencyHours } from './idempotency.rules.ts';

const usual = [
  "Of the caller's making, best a UUID, at most 200 characters.",
  `Sent again with the same key and input within ${idempotencyHours} hours, because no answer came,`,
  'it is made once and the first answer comes again; CONFLICT with other input.',
].join(' ');

/** The argument `idempotencyKey` of a creating mutation. */
export const IdempotencyKey = (description = usual) =>
  createParameterDecorator(({ args }) => (args.idempotencyKey as string | null | undefined) ?? null, {
    arg: { name: 'idempotencyKey', typeFunc: () => String, options: { nullable: true, description } },
  });
