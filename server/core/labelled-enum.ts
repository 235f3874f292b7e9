import { registerEnumType } from 'type-graphql';

/** Its values are the keys of a `.labels` list, described by their labels. */
export function labelledEnum<Value extends string>(
  name: string,
  description: string,
  labels: Readonly<Record<Value, string>>,
): Record<Value, Value> {
  const values = Object.keys(labels) as Value[];
  const enumObject = Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
  const valuesConfig = Object.fromEntries(
    values.map((value) => [value, { description: `${labels[value]}.` }]),
  ) as Record<Value, { description: string }>;
  registerEnumType(enumObject, { name, description, valuesConfig });
  return enumObject;
}
