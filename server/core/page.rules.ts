/** Totals are counted up to here; a longer list only says that there are more (contract, "Pages"). */
export const exactTotalLimit = 10_000;
