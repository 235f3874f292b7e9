/** Replaces style sheets and asset URLs: every class is its own name, and a URL is empty. */
const asset: Record<string, string> = new Proxy(
  {},
  {
    get: (_target, name) => (typeof name === 'symbol' ? () => '' : name),
  },
);

export default asset;
