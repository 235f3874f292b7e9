/** The mean of reviews, with one decimal. */
export const meanText = (mean: number, locale: string): string =>
  mean.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
