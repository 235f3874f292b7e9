import { useAddress } from '../../shared/lib/address.ts';

/** The state of an admin list in the address: its non-empty filters by name, and the cursor of the page. */
export function listPlaceOf<Name extends string>(query: URLSearchParams, names: readonly Name[]) {
  const said = names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ''] as const] : []));
  return { filters: Object.fromEntries(said) as Partial<Record<Name, string>>, after: query.get('after') };
}

/** The current place and a function to change it; changed filters start at the newest. */
export function useListPlace<Name extends string>(names: readonly Name[]) {
  const { address, go } = useAddress();
  const place = listPlaceOf(address, names);
  const searchWith = (filters: Partial<Record<Name, string | null>>, after?: string): string => {
    const said = Object.entries<string | null | undefined>({ ...filters, after }).filter(([, value]) => value);
    return new URLSearchParams(said as [string, string][]).toString();
  };
  const searchAfter = (mark?: string): string => searchWith(place.filters, mark);
  const narrow = (change: Partial<Record<Name, string | null>>) =>
    go(new URLSearchParams(searchWith({ ...place.filters, ...change })));
  /** For a filter's field. */
  const filter = (name: Name) => ({
    value: place.filters[name],
    onChange: (value: string | null) => narrow({ [name]: value } as Partial<Record<Name, string | null>>),
  });
  /** The same place with one row open in the drawer, or with none. */
  const searchOpening = (id: string | null): string => {
    const next = new URLSearchParams(address);
    if (id) next.set('open', id);
    else next.delete('open');
    return next.toString();
  };
  const open = (id: string) => go(new URLSearchParams(searchOpening(id)));
  const close = () => go(new URLSearchParams(searchOpening(null)));
  const isNarrowed = Object.keys(place.filters).length > 0;
  const clear = () => go(new URLSearchParams());
  const ways = { searchWith, searchAfter, searchOpening, open, close, narrow, filter, clear };
  return { address, ...place, ...ways, openId: address.get('open'), isNarrowed };
}

export const searchAndState = ['search', 'state'] as const;

/** The arguments of a list with these two filters; invalid values are ignored. */
export function searchAndStateOf<State extends string>(
  query: URLSearchParams,
  states: Readonly<Record<State, unknown>>,
) {
  const { filters, after } = listPlaceOf(query, searchAndState);
  return { search: filters.search?.slice(0, 100) ?? null, state: oneOf(states, filters.state), after };
}

/** One of the known values, or undefined: an address can contain anything. */
export const oneOf = <Value extends string>(known: Readonly<Record<Value, unknown>>, said: string | undefined) =>
  said !== undefined && Object.hasOwn(known, said) ? (said as Value) : null;

/** A complete date, or undefined. */
export const dayOf = (said: string | undefined): string | null =>
  said && /^(19|20)\d\d-\d\d-\d\d$/.test(said) && !Number.isNaN(Date.parse(said)) ? said : null;
