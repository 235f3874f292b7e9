import { parse, validate } from 'graphql';
import { schemaOfProject } from './schema-of-project.ts';

export interface DocumentExpectation {
  /** The document is invalid on purpose: the test is about the refusal. */
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
 * A test whose document does not fit the schema queries nothing, and would pass where it expects a refusal. Invalid
 * variables and too costly documents are not covered: only answers that refuse the request are checked.
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
