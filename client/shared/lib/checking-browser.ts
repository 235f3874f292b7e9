import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';

/** True while this browser solves a challenge. */
export const isCheckingBrowser = makeVar(false);

/** The label while solving; null otherwise. */
export function useCheckingText(): string | null {
  const { t } = useLingui();
  return useReactiveVar(isCheckingBrowser) ? t`Checking your browser…` : null;
}
