import { AsyncLocalStorage } from 'node:async_hooks';
import { networksOf } from './client-address.ts';

interface Call {
  caller: string;
  requestId?: string | undefined;
}

const calls = new AsyncLocalStorage<Call>();

/** An address shares resources; of IPv6 the whole network around it, as its owner has any number of narrow ones. */
export const callerOf = (address: string): string => networksOf(address).at(-1) ?? address;

/** Runs `call` on behalf of the address of a request, so that its database statements count as theirs. */
export const asCaller = <R>(address: string, call: () => R, requestId = currentRequestId()): R =>
  calls.run({ caller: callerOf(address), requestId }, call);

/** On whose behalf this runs; the server's own work if no request caused it. */
export const currentCaller = (): string => calls.getStore()?.caller ?? 'server';

/** Of the request that this belongs to, if one caused it. */
export const currentRequestId = (): string | undefined => calls.getStore()?.requestId;
