/** Stands in for style sheets and addresses of files: every class has its own name, and as an address it is empty. */
const asset: Record<string, string> = new Proxy(
  {},
  {
    get: (_target, name) => (typeof name === 'symbol' ? () => '' : name),
  },
);

export default asset;
