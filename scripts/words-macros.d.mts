export declare const wordsMacros: { plugins: [string, Record<string, unknown>][]; cacheRoot: string };
