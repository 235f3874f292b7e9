import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { CountdownNote } from '../forms/form-parts.tsx';

/** Why no code can be asked for yet: a refusal is announced, a mere wait only shown. */
export function WaitNote({ seconds, isRefusal }: { seconds: number; isRefusal: boolean }) {
  if (seconds === 0) return null;
  const text = accountMessages.sendBlocked(seconds);
  return isRefusal ? <CountdownNote text={text} /> : <small>{text}</small>;
}
