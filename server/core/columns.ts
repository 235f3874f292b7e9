import type { ValueTransformer } from 'typeorm';

/** numeric and bigint arrive as text, so that no digit is lost; ours are small enough to be numbers. */
export const numberColumn: ValueTransformer = {
  from: (text: string | null) => (text === null ? null : Number(text)),
  to: (value: number | null) => value,
};
