import { buildSchema, findBreakingChanges } from 'graphql';

/** What in the present schema breaks programs that were written for the earlier one, in sentences. */
export const breakingChanges = (earlier: string, present: string): string[] =>
  findBreakingChanges(buildSchema(earlier), buildSchema(present)).map(({ description }) => description);
