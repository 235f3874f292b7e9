/** A job that a list of several jobs can be filtered by (OP-056). */
export interface JobChoice {
  readonly id: string;
  readonly number: number;
  readonly title: string;
}

/** With its number, because titles may repeat. */
export const jobChoiceText = ({ title, number }: JobChoice): string => `${title} (${number})`;
