/** Resolves when the time has passed. */
export const passed = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
