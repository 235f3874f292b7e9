import { type PageName, pages } from '../../../server/core/client-pages.rules.ts';

type Address<Path extends string> = Path extends `${string}:id` ? (id: string) => string : Path;
type Addresses = { readonly [Name in PageName]: Address<(typeof pages)[Name]['path']> };

const addressOf = (path: string) => (path.includes(':id') ? (id: string) => path.replace(':id', id) : path);

/** The addresses of the pages, with an id where needed: `paths.login`, `paths.jobDetails(id)`. */
export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, addressOf(path)]),
) as unknown as Addresses;
