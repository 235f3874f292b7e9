/** Resolves after the given time. */
export const passed = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
