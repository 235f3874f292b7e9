import { mailFailureText } from './mail-failure-text.ts';

test('error codes of a failed mail come with an explanation where there is one', () => {
  const said = [
    'at CONN (ESOCKET)',
    '535 at AUTH PLAIN (EAUTH)',
    '550 at RCPT TO (EENVELOPE)',
    '450 at DATA (EMESSAGE)',
  ];
  expect([...said, 'internal error'].map(mailFailureText)).toEqual([
    'The mail server was not reached.',
    'The mail server did not take our login.',
    'The mail server does not take emails to this address.',
    'The mail server does not take it for now.',
    null,
  ]);
});
