import { accountMessages, signupFormSchema } from '../../../server/identity/accounts/account.rules.ts';
import { resumeProblem } from '../lib/resume-problem.ts';
import { invalidFields } from '../../shared/lib/validation.ts';

export interface SignupValues {
  readonly role: 'JOBSEEKER' | 'HR';
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly resume: File | null;
  readonly consent: boolean;
  readonly adult: boolean;
}

export const fieldNames = ['name', 'email', 'password', 'resumeFileId', 'consent', 'adult'] as const;
export type SignupErrors = Partial<Record<(typeof fieldNames)[number], string>>;

export const emptySignup: SignupValues = {
  role: 'JOBSEEKER',
  name: '',
  email: '',
  password: '',
  resume: null,
  consent: false,
  adult: false,
};

/** The shared rules, and what only the form asks: a resume of seekers, consent and age of everyone. */
export function signupErrors(values: SignupValues): SignupErrors {
  const problem = values.role === 'JOBSEEKER' ? resumeProblem(values.resume) : null;
  return {
    ...invalidFields(signupFormSchema, values),
    ...(problem ? { resumeFileId: problem } : {}),
    ...(values.consent ? {} : { consent: accountMessages.consentMissing }),
    ...(values.adult ? {} : { adult: accountMessages.adultMissing }),
  };
}

/** What can be said of a file as soon as it is chosen, before the form is sent. */
export function chosenErrors({ role, resume }: SignupValues): SignupErrors {
  const problem = role === 'JOBSEEKER' && resume ? resumeProblem(resume) : null;
  return problem ? { resumeFileId: problem } : {};
}
