import { makeVar } from '@apollo/client';

/** True from the moment the server no longer knows a session that this window believes in, until the next login. */
export const sessionExpired = makeVar(false);
