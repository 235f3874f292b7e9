import { watchFetch } from '../test/watched-fetch.ts';

// C-17: secrets that reach the tests by mails and answers are searched for in the servers' logs, too.
watchFetch();
