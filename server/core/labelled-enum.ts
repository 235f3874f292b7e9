import { registerEnumType } from 'type-graphql';
import type { Message } from './text.rules.ts';
import './words.ts';

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
