import { rememberSecrets } from '../test/run-record.ts';
import { watchFetch } from '../test/watched-fetch.ts';
import { knownSecrets, leakingAddresses } from './address-watch.ts';

// C-17: what mails and answers bring to the tests themselves is looked for in the servers' logs, too.
watchFetch();

// After every file: asvs-14.2.1 holds for all that its windows did.
afterAll(() => {
  rememberSecrets(knownSecrets());
  const leaking = leakingAddresses();
  if (leaking.length > 0)
    throw new Error(`asvs-14.2.1: secrets stand in the addresses of requests\n${leaking.join('\n')}`);
});
