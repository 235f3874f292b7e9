import { makeVar } from '@apollo/client';

export const checkingText = 'Checking your browser…';

/** True while this browser solves the challenge of a refusal. */
export const isCheckingBrowser = makeVar(false);
