import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorText, failureOf, fieldErrors, unreachableText } from './errors.ts';

const refusal = (message: string, extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

const refused = (bodyText: string) =>
  new ServerError('Response not successful', { response: { status: 503 } as Response, bodyText });

test("ERR-01 the server's text is shown as given", () => {
  expect(errorText(refusal('Incorrect OTP. Attempts left: 2', { code: 'UNAUTHENTICATED' }), 'Login failed')).toBe(
    'Incorrect OTP. Attempts left: 2',
  );
});

test('a server failure is shown with its reference in the log', () => {
  const requestId = '0f5e4d0c-8f0a-4f7c-8a55-2f4d7e0c9a33';
  const shown = `Internal Server (reference ${requestId})`;
  expect(errorText(refusal('Internal Server', { code: 'INTERNAL', requestId }))).toBe(shown);
  expect(errorText(refused(JSON.stringify({ error: 'Internal Server', code: 'INTERNAL', requestId })))).toBe(shown);
});

test("ERR-07 without a server text the screen's fallback is shown", () => {
  expect(errorText(new TypeError('Failed to fetch'), 'Login failed')).toBe('Login failed');
  expect(errorText(new TypeError('Failed to fetch'))).toBe(unreachableText());
});

test("messages are assigned to the form's fields", () => {
  const error = refusal('Invalid input', { code: 'BAD_USER_INPUT', fields: { email: 'Invalid Email format.' } });
  expect(fieldErrors(error, ['email', 'name'])).toEqual({ fields: { email: 'Invalid Email format.' }, formText: null });
});

test('a message for a field that the form does not have is kept', () => {
  const error = refusal('Name is required', {
    code: 'BAD_USER_INPUT',
    fields: { email: 'Invalid Email format.', name: 'Name is required' },
  });
  expect(fieldErrors(error, ['email'])).toEqual({
    fields: { email: 'Invalid Email format.' },
    formText: 'Name is required',
  });
});

test("an error from before GraphQL is shown too, a proxy's error page is not", () => {
  expect(errorText(refused('{"error":"The service is starting. Please try again in a moment."}'))).toBe(
    'The service is starting. Please try again in a moment.',
  );
  expect(errorText(refused('<html>502 Bad Gateway</html>'))).toBe(unreachableText());
  expect(errorText(refused('null'))).toBe(unreachableText());
});

test('unknown extensions do not break a screen', () => {
  expect(failureOf(refusal('x', { code: 7, fields: 'no' }))).toMatchObject({ code: null, fields: {} });
  expect(failureOf(null).text).toBeNull();
});
