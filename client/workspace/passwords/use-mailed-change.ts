import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
import { refetchMe } from '../../shared/lib/me.ts';
import { toast } from '../../shared/ui/toast.ts';

/**
 * Changes the password with a mailed link: `done` on success, `dead` when the link is invalid; other errors are
 * rethrown.
 */
export function useMailedChange(): {
  outcome: 'done' | 'dead' | null;
  settle: (change: Promise<unknown>) => Promise<void>;
} {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<'done' | 'dead' | null>(null);
  const settle = async (change: Promise<unknown>) => {
    try {
      await change;
    } catch (error) {
      const { fields } = failureOf(error);
      if (!fields.token && !fields.email) throw error;
      setOutcome('dead');
      return;
    }
    setOutcome('done');
    // Every session of the account has ended, this browser's too.
    refetchMe(client).catch((error: unknown) => toast.error(errorText(error)));
  };
  return { outcome, settle };
}
