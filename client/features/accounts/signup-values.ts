import { signupFormSchema } from '../../../server/accounts/account.rules.ts';
import { extensionOf, uploadRules } from '../../../server/files/file.rules.ts';
import { invalidFields } from '../../lib/validation.ts';

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

export const emptySignup: SignupValues = { role: 'JOBSEEKER', name: '', email: '', password: '', resume: null, consent: false, adult: false };

/** What can be said about a resume before it travels; the server judges its content. */
function resumeProblem(resume: File | null): string | null {
  const { mediaTypes, largestBytes, invalidMessage, tooLargeMessage } = uploadRules.RESUME;
  if (!resume || !Object.hasOwn(mediaTypes, extensionOf(resume.name))) return invalidMessage;
  return resume.size > largestBytes ? tooLargeMessage : null;
}

/** The shared rules, and what only the form asks: a resume of seekers, consent and age of everyone. */
export function signupErrors(values: SignupValues): SignupErrors {
  const problem = values.role === 'JOBSEEKER' ? resumeProblem(values.resume) : null;
  return {
    ...invalidFields(signupFormSchema, values),
    ...(problem ? { resumeFileId: problem } : {}),
    ...(values.consent ? {} : { consent: 'Please agree to the privacy notice to sign up.' }),
    ...(values.adult ? {} : { adult: 'You need to be 18 or older to sign up.' }),
  };
}
