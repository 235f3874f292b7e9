import { DefaultNamingStrategy, type ValueTransformer } from 'typeorm';

/** numeric and bigint arrive as text, so that no digit is lost; ours are small enough to be numbers. */
export const numberColumn: ValueTransformer = {
  from: (text: string | null) => (text === null ? null : Number(text)),
  to: (value: number | null) => value,
};

export const columnNamed = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A property `createdAt` is the column `created_at`, unless its entity names another one. */
export class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, given: string, embeddedPrefixes: string[]): string {
    return super.columnName(property, given || columnNamed(property), embeddedPrefixes);
  }
}
