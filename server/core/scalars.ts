import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';

/** An instant, ISO 8601 in UTC; a JavaScript Date inside. */
export const DateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTime.toConfig(),
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
});

/** A calendar day as text, YYYY-MM-DD. Days are those of Asia/Kolkata. */
export const DateScalar = new GraphQLScalarType({
  ...GraphQLLocalDate.toConfig(),
  name: 'Date',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/local-date.html',
  description: 'A calendar day in India (Asia/Kolkata), written YYYY-MM-DD.',
});
