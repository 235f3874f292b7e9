import { parse, validate } from 'graphql';
import { schemaOfProject } from './schema-of-project.ts';

export interface DocumentExpectation {
  /** The document is wrong on purpose: the refusal is what the test is about. */
  expectsInvalid?: boolean;
}

function problemsOf(document: string): readonly string[] {
  try {
    return validate(schemaOfProject(), parse(document)).map(({ message }) => message);
  } catch (error) {
    return [(error as Error).message];
  }
}

/**
 * A test whose document does not fit the schema shows nothing of what it asks for, and would pass where it expects a
 * refusal. Wrong values of variables and too costly documents are no matter of this: only an answer that refuses the
 * request is looked at.
 */
export function expectFittingDocument(
  document: string,
  status: number,
  { expectsInvalid = false }: DocumentExpectation = {},
): void {
  if (status !== 400 || expectsInvalid) return;
  const problems = problemsOf(document);
  if (problems.length > 0)
    throw new Error(`The document of the test does not fit the schema: ${problems.join(' ')}\n${document}`);
}
