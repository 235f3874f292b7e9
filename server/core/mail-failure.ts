/** The server is away, does not take this mail for now, or never will. */
export interface MailFailure {
  kind: 'AWAY' | 'LATER' | 'REFUSED';
  code: unknown;
  responseCode: unknown;
  command: unknown;
}

/** "550 at RCPT TO (EENVELOPE)", for admins: the codes only, as an answer's text may quote what is secret. */
export function sayFailure({ code, responseCode, command }: Omit<MailFailure, 'kind'>): string {
  const [step, name] = [wordOf(command), wordOf(code)];
  const parts = [wordOf(responseCode), step && `at ${step}`, name && `(${name})`];
  return parts.filter(Boolean).join(' ').slice(0, 100) || 'internal error';
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Steps at which the answer is about the recipient or the message, and not about us or the server. */
const ownSteps = new Set(['RCPT TO', 'DATA']);

/** Without the answer's text, which may quote addresses. 421: the server closes; 530: it wants a login first. */
export function failureOf(error: unknown): MailFailure {
  const { code, responseCode, command } = Object(error) as {
    code?: unknown;
    responseCode?: unknown;
    command?: unknown;
  };
  const isAnswered =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode !== 421;
  const details = { code, responseCode, command };
  if (isAnswered && responseCode >= 500 && responseCode !== 530) return { kind: 'REFUSED', ...details };
  if (isAnswered && ownSteps.has(String(command))) return { kind: 'LATER', ...details };
  return { kind: isConnectionFailure(code) || isAnswered || responseCode === 421 ? 'AWAY' : 'LATER', ...details };
}

/**
 * No conversation came about, or it broke off: nothing is wrong with the mail. A wrong login (EAUTH) counts too: the
 * operator of the server corrects it, and the mails wait until then.
 */
const isConnectionFailure = (code: unknown): boolean =>
  typeof code === 'string' &&
  /^(ECONN\w*|ESOCKET|ETIMEDOUT|EDNS|ETLS|EAUTH|ENOAUTH|EPROTOCOL|EPROXY|EPIPE|ENOTFOUND)$/.test(code);
