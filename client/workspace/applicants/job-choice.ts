/** A job that a list across jobs may be narrowed to (OP-056). */
export interface JobChoice {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}

/** With its number: titles may be the same. */
export const jobChoiceText = ({ title, number }: JobChoice): string => `${title} (${number})`;
