export interface ResetLink {
  readonly email: string;
  readonly token: string;
}

/** Reads a mailed link. The token stands in the fragment, which no server and no log sees; in the query it works too (OP-072). */
export function resetLinkOf(search: string, hash: string): ResetLink | null {
  const query = new URLSearchParams(search);
  const token = new URLSearchParams(hash.slice(1)).get('token') ?? query.get('token');
  return token ? { email: query.get('email') ?? '', token } : null;
}
