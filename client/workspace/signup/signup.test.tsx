import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import {
  areBoxesThere,
  button,
  field,
  fieldErrors,
  pass,
  overNetwork,
  press,
  refuse,
  settle,
  shows,
  stopTime,
  ticket,
} from '../../../test/code-screen.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { Signup } from './signup.tsx';

stopTime();

const typed = { Name: 'Ila Menon', Email: 'ila@example.in', Password: 'Lantern#5190' };
const pdf = new File(['%PDF'], 'resume.pdf', { type: 'application/pdf' });
const sent = { name: typed.Name, email: typed.Email, password: typed.Password, consent: true, adult: true };
const tab = (name: string) => screen.getByRole('tab', { name });

async function open(fields: Record<string, unknown> = {}, at = '/register', answers: Answers = {}) {
  const shown = showScreen(<Signup>Below</Signup>, {
    at,
    answers,
    fields: overNetwork({ pendingSignup: null, signup: ticket, me: null, ...fields }),
  });
  await settle();
  return shown;
}

async function fillIn(): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await fill(field(label), text);
  await user.click(field('I agree to the privacy notice below.'));
  await user.click(field('I am 18 or older.'));
}

/** Answers of the server to uploaded files, one after the other. */
function answerUploads(...answers: (readonly [status: number, body: object])[]) {
  let count = 0;
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => {
    const [status, body] = answers[count] ?? [500, {}];
    const request = {
      open() {},
      send: () => setTimeout(() => request.onload?.({} as ProgressEvent), 10),
      upload: {},
      status,
      responseText: JSON.stringify(body),
    } as unknown as XMLHttpRequest;
    count += 1;
    return request;
  });
  return () => count;
}

describe('the form', () => {
  test('REG-01 REG-02 REG-03 REG-04 tabs User and HR: name, email, password; a resume for User only', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['User', 'HR']);
    const files = () => document.querySelectorAll('input[type=file]').length;
    for (const [name, count] of [
      ['HR', 0],
      ['User', 1],
    ] as const) {
      await user.click(tab(name));
      await settle();
      expect([Object.keys(typed).every(field), files()]).toEqual([true, count]);
    }
    await user.keyboard('{ArrowLeft}');
    await settle();
    expect([tab('HR').ariaSelected, document.activeElement, files()]).toEqual(['true', tab('HR'), 0]);
  });

  test.each([
    ['?returnTo=%2Fhire%2Fhrprofile', 'HR'],
    ['?returnTo=%2Fjobs%2Fdetails%2F1', 'User'],
  ])('a visitor with %s starts at the tab %s', async (query, chosen) => {
    await open({}, `/register${query}`);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(chosen);
  });

  test('REG-06 REG-07 REG-08 asvs-6.2.6 asvs-6.2.7 the password is hidden, rated, shown, pasted, managed', async () => {
    await open();
    const password = field('Password');
    expect([password.type, password.autocomplete]).toEqual(['password', 'new-password']);
    for (const [text, rating] of [
      ['a', 'Password strength: Weak'],
      ['', null],
      ['Lantern#5190', 'Password strength: Strong'],
    ] as const) {
      await fill(password, text);
      await settle();
      expect(/Password strength: (?:Weak|Strong)/.exec(document.body.textContent)?.[0] ?? null).toBe(rating);
    }
    await press('Show characters');
    expect(password.type).toBe('text');
  });

  test('REG-09 REG-10 REG-12 REG-13 REG-15 REG-17 OP-002 each field shows its error; the text stays', async () => {
    const { askedFor } = await open();
    await press('Sign up');
    expect(fieldErrors()).toEqual([
      ['Name', 'Name is required'],
      ['Email', 'Invalid Email format.'],
      ['Password', 'Password must be 8+ chars with uppercase, lowercase, digit, special char.'],
      ['Resume', 'Please upload a valid PDF resume.'],
      ['I agree to the privacy notice below.', 'Please agree to the privacy notice.'],
      ['I am 18 or older.', 'You need to be 18 or older.'],
    ]);
    for (const [label, text, sentence] of [
      ['Name', 'R2D2', 'Name can contain only letters and spaces.'],
      ['Name', 'a'.repeat(51), 'Name must be 50 characters or fewer.'],
      ['Name', 'आशा वर्मा', null],
      ['Email', 'ila@example', 'Invalid Email format.'],
      ['Email', `${'a'.repeat(90)}@example.in`, 'Email must be 100 characters or fewer.'],
      ['Password', 'La#5190', 'Password must be 8+ chars with uppercase, lowercase, digit, special char.'],
      ['Password', `La#5190${'x'.repeat(122)}`, 'Password must be 128 characters or fewer.'],
    ] as const) {
      await fill(field(label), text);
      await settle();
      expect(Object.fromEntries(fieldErrors())[label] ?? null).toBe(sentence);
      expect(field(label).value).toBe(text);
    }
    expect(askedFor('Signup')).toEqual([]);
  });

  test('REG-19 REG-20 REG-21 a resume of a wrong type or size gets its own message, and can be removed', async () => {
    await open();
    await press('Sign up');
    const error = () => Object.fromEntries(fieldErrors())['Resume'];
    const large = Object.defineProperty(new File([''], 'cv.pdf'), 'size', { value: 10 * 1024 * 1024 + 1 });
    for (const [file, sentence] of [
      [pdf, undefined],
      [new File([''], 'photo.png', { type: 'image/png' }), 'Please upload a valid PDF resume.'],
      [new File([''], 'resume.doc', { type: 'application/msword' }), undefined],
      [large, 'Resume must be 10MB or smaller.'],
    ] as const) {
      // Unlike `user.upload`, a person can choose a file that the picker hides.
      fireEvent.change(field('Resume'), { target: { files: [file] } });
      await settle();
      expect(error()).toBe(sentence);
    }
    await press('Remove file');
    expect([error(), shows('Choose a file or drop it here')]).toEqual(['Please upload a valid PDF resume.', true]);
  });
});

describe('sending it', () => {
  test('REG-05 OP-001 ROLE-02 a seeker sends a resume, whose refusals stand at its field, and the rest once', async () => {
    const uploads = answerUploads(
      [502, { html: 'Bad Gateway' }],
      [415, { error: 'Please upload a valid PDF resume.' }],
      [201, { id: 'f1', name: 'resume.pdf', size: 4, type: 'application/pdf' }],
    );
    const { askedFor } = await open();
    await fillIn();
    await user.upload(field('Resume'), pdf);
    for (const sentence of ['The file could not be uploaded. Please try again.', 'Please upload a valid PDF resume.']) {
      await press('Sign up');
      expect(fieldErrors()).toEqual([['Resume', sentence]]);
    }
    await press('Sign up');
    await settle();
    expect([uploads(), areBoxesThere()]).toEqual([3, true]);
    expect(askedFor('Signup')).toEqual([{ input: { ...sent, role: 'JOBSEEKER', resumeFileId: 'f1' } }]);
  });

  test('ERR-02 the button is busy until the answer and sends once; what fails is kept with its resume', async () => {
    const answers: Answers = { Signup: 'FAIL' };
    answerUploads([201, { id: 'f1' }]);
    const answer = Promise.withResolvers<object>();
    const { askedFor } = await open({ signup: () => answer.promise }, '/register', answers);
    await fillIn();
    await user.upload(field('Resume'), pdf);
    await press('Sign up');
    await settle();
    expect(shows('Failed to send OTP, please try again.')).toBe(true);
    expect([field('Name').value, field('Email').value, shows(/^resume\.pdf/)]).toEqual([typed.Name, typed.Email, true]);
    delete answers['Signup'];
    await press('Sign up');
    expect(button('Sign up').getAttribute('aria-busy')).toBe('true');
    await user.type(field('Name'), '{Enter}');
    answer.resolve(ticket);
    await settle();
    expect([askedFor('Signup').length, areBoxesThere()]).toEqual([2, true]);
  });

  test('REG-23 ERR-10 a refused code blocks the button with a countdown until it ends', async () => {
    const refused = refuse('Please wait 60s before requesting another OTP.', {
      code: 'BLOCKED',
      reason: 'SENDING_BLOCKED',
      retryIn: 60,
      remainingBlockSeconds: 60,
    });
    await open({ signup: refused }, '/register?returnTo=%2Fhire%2Fhrprofile');
    await fillIn();
    await press('Sign up');
    expect([button('Sign up').disabled, shows('Please wait 60s before requesting another OTP.')]).toEqual([true, true]);
    await pass(30_000);
    expect(shows('Please wait 30s before requesting another OTP.')).toBe(true);
    await pass(30_000);
    expect([button('Sign up').disabled, shows(/Please wait/)]).toEqual([false, false]);
  });
});
