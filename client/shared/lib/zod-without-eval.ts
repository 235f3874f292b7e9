// zod tries `new Function` once, to compile its schemas; the strict Content-Security-Policy refuses and reports that.
// This is zod's `config({ jitless: true })`, written to where zod reads it, so that the first load does without zod.
// Import it before anything else.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
