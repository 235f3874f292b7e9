import { GraphQLScalarType } from 'graphql';
import { GraphQLDateTime, GraphQLLocalDate } from 'graphql-scalars';
import { registerEnumType } from 'type-graphql';
import type { Message } from './text.rules.ts';
import './words.ts';

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

/** Its values are the keys of a `.labels` list, described by their labels. */
export function labelledEnum<Value extends string>(
  name: string,
  description: string,
  labels: Readonly<Record<Value, Message | string>>,
): Record<Value, Value> {
  const values = Object.keys(labels) as Value[];
  const enumObject = Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
  const valuesConfig = Object.fromEntries(
    values.map((value) => {
      const label = labels[value];
      return [value, { description: `${typeof label === 'string' ? label : label()}.` }];
    }),
  ) as Record<Value, { description: string }>;
  registerEnumType(enumObject, { name, description, valuesConfig });
  return enumObject;
}
