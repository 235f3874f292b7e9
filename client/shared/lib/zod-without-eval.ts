// zod tries `new Function` once to compile its schemas; the strict Content-Security-Policy blocks and reports that.
// This equals zod's `config({ jitless: true })`, written directly where zod reads it, so that the first load does
// without zod. Import it before anything else.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
