import { AsyncLocalStorage } from 'node:async_hooks';
import { networksOf } from './client-address.ts';

const callers = new AsyncLocalStorage<string>();

/** Who shares: an address; of IPv6 the whole network around it, as its owner has any number of the narrow ones. */
export const callerOf = (address: string): string => networksOf(address).at(-1) ?? address;

/** Runs `call` on behalf of the address of a request, so that what it asks of the database counts as theirs. */
export const asCaller = <R>(address: string, call: () => R): R => callers.run(callerOf(address), call);

/** On whose behalf this runs; the server's own work if nobody asked for it. */
export const currentCaller = (): string => callers.getStore() ?? 'server';
