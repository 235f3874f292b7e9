import { t } from '@lingui/core/macro';
import { type CodeRefusal, codeRefusalOf, errorText, failureOf } from '../../shared/lib/errors.ts';
import { type CodeCounters, countersAfter, countersAfterResend, countersOf } from './code-counters.ts';

interface CodeEntry {
  counters: CodeCounters;
  onCounters: (counters: CodeCounters) => void;
  /** Rejects with the server's error. */
  verify: (code: string) => Promise<unknown>;
  /** The message for a refused code when the server did not answer. */
  fallback: string;
  /** Resolves to the ticket of the next code. */
  resend: () => Promise<object | null | undefined>;
}

/** Verifies or resends a code for a CodeStep, and updates the counters from the answers. */
export const codeEntry = ({ counters, onCounters, verify, fallback, resend }: CodeEntry) => ({
  onVerify: async (code: string): Promise<CodeRefusal | null> => {
    try {
      await verify(code);
      return null;
    } catch (error) {
      onCounters(countersAfter(counters, failureOf(error).extensions));
      return codeRefusalOf(error, fallback);
    }
  },
  onResend: async (): Promise<string | null> => {
    try {
      const ticket = await resend();
      if (ticket) onCounters(countersOf(ticket));
      return null;
    } catch (error) {
      onCounters(countersAfterResend(counters, failureOf(error).extensions));
      return errorText(error, t`Failed to resend OTP.`);
    }
  },
});
