/** Totals are counted and pages numbered up to this row; a longer list only says that there are more. */
export const exactTotalLimit = 10_000;
