import { emptySignup, signupErrors, type SignupValues } from './signup-values.ts';

const resumeOf = (name: string, size = 1000, type = '') =>
  Object.defineProperty(new File(['%PDF'], name, { type }), 'size', { value: size });
const valid: SignupValues = {
  role: 'JOBSEEKER',
  name: 'आशा वर्मा',
  email: 'asha@example.in',
  password: 'Kaam@1234',
  resumeFileId: resumeOf('cv.pdf'),
  consent: true,
  adult: true,
};

test('REG-19 ROLE-04 a seeker must attach a resume, a recruiter need not', () => {
  expect(signupErrors({ ...valid, resumeFileId: null })).toEqual({ resumeFileId: 'Please upload a valid PDF resume.' });
  expect(signupErrors({ ...valid, resumeFileId: null, role: 'HR' })).toEqual({});
});

test.each(['cv.pdf', 'cv.DOC', 'my.cv.docx', 'cv', 'cv.docx (1)'])('REG-20 OP-004 %s is accepted', (name) => {
  expect(signupErrors({ ...valid, resumeFileId: resumeOf(name) })).toEqual({});
});

test.each([
  ['cv.exe', 'application/x-msdownload'],
  ['cv.pdf.js', 'text/javascript'],
  ['cv.png', 'image/png'],
])('REG-20 %s is recognised as another format and not sent', (name, type) => {
  expect(signupErrors({ ...valid, resumeFileId: resumeOf(name, 1000, type) })).toEqual({
    resumeFileId: 'Please upload a valid PDF resume.',
  });
});

test('REG-21 a resume above 10MB has its own message', () => {
  expect(signupErrors({ ...valid, resumeFileId: resumeOf('cv.pdf', 10 * 1024 * 1024 + 1) })).toEqual({
    resumeFileId: 'Resume must be 10MB or smaller.',
  });
  expect(signupErrors({ ...valid, resumeFileId: resumeOf('cv.pdf', 10 * 1024 * 1024) })).toEqual({});
});

test('an empty form says what each field requires, in the words of the specification', () => {
  expect(signupErrors(emptySignup)).toEqual({
    name: 'Name is required',
    email: 'Invalid Email format.',
    password: 'Password must be 8+ chars with uppercase, lowercase, digit, special char.',
    resumeFileId: 'Please upload a valid PDF resume.',
    consent: 'Please agree to the privacy notice.',
    adult: 'You need to be 18 or older.',
  });
});
