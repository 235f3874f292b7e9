import { useMutation } from '@apollo/client/react';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { type CodeCounters, countersAfterResend, countersOf, noCounters } from '../lib/code-counters.ts';
import { failureOf, fieldErrors } from '../../shared/lib/errors.ts';
import { UploadError } from '../lib/upload-file.ts';
import { isSentenceOf, useCountdown } from '../lib/use-countdown.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FieldNote } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { WaitNote } from '../ui/wait-note.tsx';
import { SignupDocument } from './signup-documents.ts';
import { SignupFields } from './signup-fields.tsx';
import { chosenErrors, fieldNames, type SignupErrors, signupErrors, type SignupValues } from './signup-values.ts';
import { useResumeUpload } from './use-resume-upload.ts';

const tabs = [
  { value: 'JOBSEEKER', label: 'User' },
  { value: 'HR', label: 'HR' },
] as const;

export interface SentCode {
  readonly email: string;
  readonly tempToken: string;
}

interface SignupFormProps {
  values: SignupValues;
  onChange: (values: SignupValues) => void;
  counters: CodeCounters;
  onCounters: (counters: CodeCounters) => void;
  onCodeSent: (sent: SentCode) => void;
  children: ReactNode;
}

/** The sign-up form. What was typed stays, whichever part fails: a field, the file, the network. */
export function SignupForm(props: SignupFormProps) {
  const { values, counters, children } = props;
  const waitFor = useCountdown(counters.resendAt);
  const { form, errors, formText, progress, busy, change, submit } = useSignupForm(props, waitFor > 0);
  const isBlocked = isSentenceOf(formText, accountMessages.sendBlocked);
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Tabs label="I am a" tabs={tabs} value={values.role} onChange={(role) => change({ role })}>
        <Stack>
          <SignupFields values={values} errors={errors} onChange={change} />
          {formText !== null && !isBlocked && <FieldNote error={formText} />}
          <Button type="submit" kind="primary" width="full" busy={busy} disabled={waitFor > 0}>
            {progress === null ? 'Sign up' : `Sending your resume… ${progress}%`}
          </Button>
          <WaitNote seconds={waitFor} isRefusal={isBlocked} />
          {children}
        </Stack>
      </Tabs>
    </form>
  );
}

/** What is wrong with what was typed, and the way to send it. */
function useSignupForm({ values, onChange, counters, onCounters, onCodeSent }: SignupFormProps, isWaiting: boolean) {
  const [refused, setRefused] = useState<SignupErrors>({});
  const [isChecked, setIsChecked] = useState(false);
  const [formText, setFormText] = useState<string | null>(null);
  const { progress, upload, forget } = useResumeUpload();
  const [signup, { loading }] = useMutation(SignupDocument);
  const form = useRef<HTMLFormElement>(null);
  const busy = loading || progress !== null;

  const change = (part: Partial<SignupValues>) => {
    onChange({ ...values, ...part });
    // Waits and blocks are those of an address.
    if (part.email !== undefined && part.email.trim() !== values.email.trim()) onCounters(noCounters);
    setRefused(withoutChanged(refused, part));
  };
  const refuse = (errors: SignupErrors) => {
    setRefused(errors);
    focusFirstInvalid(form.current);
  };
  const send = async () => {
    const { resume, ...typed } = values;
    const resumeFileId = resume && values.role === 'JOBSEEKER' ? await upload(resume) : null;
    const { data } = await signup({ variables: { input: { ...typed, resumeFileId } } });
    if (!data?.signup.tempToken) return;
    onCounters(countersOf(data.signup));
    onCodeSent({ email: values.email.trim(), tempToken: data.signup.tempToken });
  };
  const explain = (error: unknown) => {
    if (error instanceof UploadError) return refuse({ resumeFileId: error.message });
    const { fields, formText: text } = fieldErrors(error, fieldNames, 'Failed to send OTP, please try again.');
    if (fields.resumeFileId) forget();
    onCounters(countersAfterResend(counters, failureOf(error).extensions));
    setFormText(text);
    refuse(fields);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || isWaiting) return;
    setIsChecked(true);
    setFormText(null);
    if (Object.keys(signupErrors(values)).length > 0) focusFirstInvalid(form.current);
    else send().catch(explain);
  };
  const errors = { ...chosenErrors(values), ...(isChecked ? signupErrors(values) : {}), ...refused };
  return { form, errors, formText, progress, busy, change, submit };
}

function withoutChanged(refused: SignupErrors, { resume, ...typed }: Partial<SignupValues>): SignupErrors {
  const changed = new Set([...Object.keys(typed), ...(resume === undefined ? [] : ['resumeFileId'])]);
  return Object.fromEntries(Object.entries(refused).filter(([name]) => !changed.has(name)));
}

/** After the next paint, when the marks are there. */
const focusFirstInvalid = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
