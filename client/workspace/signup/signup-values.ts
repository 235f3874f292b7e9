import { accountMessages, signupFormSchema } from '../../../server/people/identity/login/account.rules.ts';
import type { FieldMessages } from '../../shared/lib/errors.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { resumeProblem } from '../lib/resume-problem.ts';

export interface SignupValues {
  readonly role: 'JOBSEEKER' | 'HR';
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Has the server's name, so that the server's errors about the file appear at this field. */
  readonly resumeFileId: File | null;
  readonly consent: boolean;
  readonly adult: boolean;
}

export const emptySignup: SignupValues = {
  role: 'JOBSEEKER',
  name: '',
  email: '',
  password: '',
  resumeFileId: null,
  consent: false,
  adult: false,
};

/** A visitor on the way to a recruiter page starts as a recruiter. */
export const signupOnTheWay = (search: string): SignupValues => ({
  ...emptySignup,
  role: new URLSearchParams(search).get('returnTo')?.startsWith('/hire/') ? 'HR' : 'JOBSEEKER',
});

/** The shared rules, and the form's own: a resume for seekers, consent and age for everyone. */
export function signupErrors(values: SignupValues): FieldMessages {
  const problem = values.role === 'JOBSEEKER' ? resumeProblem(values.resumeFileId) : null;
  return {
    ...invalidFields(signupFormSchema, { ...values, resumeFileId: null }),
    ...(problem ? { resumeFileId: problem } : {}),
    ...(values.consent ? {} : { consent: accountMessages.consentMissing() }),
    ...(values.adult ? {} : { adult: accountMessages.adultMissing() }),
  };
}
