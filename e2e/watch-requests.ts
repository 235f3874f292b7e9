import { watchFetch } from '../test/watched-fetch.ts';

// C-17: what mails and answers bring to the tests themselves is looked for in the servers' logs, too.
watchFetch();
