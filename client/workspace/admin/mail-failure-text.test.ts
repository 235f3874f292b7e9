import { mailFailureText } from './mail-failure-text.ts';

test('error codes of a failed mail come with an explanation where there is one', () => {
  const said = [
    'at CONN (ESOCKET)',
    '535 at AUTH PLAIN (EAUTH)',
    '550 at RCPT TO (EENVELOPE)',
    '450 at DATA (EMESSAGE)',
  ];
  expect([...said, 'internal error'].map(mailFailureText)).toEqual([
    'The mail server could not be reached.',
    'The mail server rejected our login.',
    "The mail server doesn't accept emails to this address.",
    'The mail server asked us to try again later.',
    null,
  ]);
});
