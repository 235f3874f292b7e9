import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

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

/** The server keeps its answer for a moment, and the client asks for it by GET (decision 0051). */
export const isPublicRead = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.QUERY &&
  selectionSet.selections.every((field) => field.kind === Kind.FIELD && publicFields.has(field.name.value));
