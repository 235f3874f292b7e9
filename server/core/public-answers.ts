import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

export interface PublicAnswer {
  body: string;
  contentType: string;
  /** Of the operation: who gets an answer that is ready pays the same. */
  cost: number;
  /** For the log. */
  operation: { operation: string | null; fields: string[] } | null;
}

/** How long an answer to people who are not signed in may be given again. */
export const publicAnswerMilliseconds = 1000;

const mostAnswers = 500;
/** With what was asked, in characters. */
const longestAnswer = 30_000;

/**
 * Answers to people who are not signed in, cached for a second or until this process writes. So an own write shows at
 * once, and those of other processes after a second at most (decision 0051).
 */
export class PublicAnswers {
  private answers = new Map<string, PublicAnswer>();
  private staleAt = 0;

  constructor(private readonly milliseconds: number) {}

  /** Taken before reading: what was read before a write then lands in a map that was dropped. */
  current(): Map<string, PublicAnswer> {
    const now = performance.now();
    if (now >= this.staleAt) {
      this.drop();
      this.staleAt = now + this.milliseconds;
    }
    return this.answers;
  }

  drop(): void {
    this.answers = new Map();
  }
}

export function keep(answers: Map<string, PublicAnswer>, key: string, answer: PublicAnswer): void {
  if (answers.size < mostAnswers && key.length + answer.body.length <= longestAnswer) answers.set(key, answer);
}

/** Read alike by all who are not signed in. */
const publicFields = new Set([
  'jobs',
  'job',
  'jobSuggestions',
  'searchSuggestion',
  'searchCounts',
  'siteStats',
  'announcements',
  'faqs',
]);

/** The server keeps its answer for a moment. */
export const isPublicRead = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.QUERY &&
  selectionSet.selections.every((field) => field.kind === Kind.FIELD && publicFields.has(field.name.value));
