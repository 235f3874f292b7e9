test("REST-01 OP-052 the API's address is set at build time and defaults to the page's origin", async () => {
  expect((await import('./api-base.ts')).apiBase).toBe('');
  Object.assign(globalThis, { API_BASE: 'https://api.example.in' });
  // Another query makes it another module: the constant is read when it loads.
  const built = (await import(`./api-base.ts?${String(1)}`)) as { apiBase: string };
  expect(built.apiBase).toBe('https://api.example.in');
});
