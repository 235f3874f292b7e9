import { accountMessages } from '../../../server/identity/accounts/account.rules.ts';
import { uploadRules } from '../../../server/files/file.rules.ts';
import { ConsentFields } from '../ui/consent-fields.tsx';
import { PasswordField, TextField } from '../../shared/ui/field.tsx';
import { FileField } from '../ui/file-field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { StrengthMeter } from '../ui/strength-meter.tsx';
import type { SignupErrors, SignupValues } from './signup-values.ts';

interface SignupFieldsProps {
  values: SignupValues;
  errors: SignupErrors;
  onChange: (part: Partial<SignupValues>) => void;
}

const resumeTypes = Object.keys(uploadRules.RESUME.mediaTypes)
  .map((extension) => `.${extension}`)
  .join(',');

export function SignupFields({ values, errors, onChange }: SignupFieldsProps) {
  return (
    <Stack>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        value={values.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        value={values.email}
        error={errors.email}
        hint="We send a code there to check it."
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <div>
        <PasswordField
          label="Password"
          name="new-password"
          autoComplete="new-password"
          value={values.password}
          error={errors.password}
          hint="At least 8 characters with upper case, lower case, a digit and a special character."
          onChange={(event) => onChange({ password: event.target.value })}
        />
        {/* "Strong" beside "too common" would contradict it. */}
        {errors.password !== accountMessages.passwordCommon && <StrengthMeter password={values.password} />}
      </div>
      {values.role === 'JOBSEEKER' && (
        <FileField
          label="Resume"
          accept={resumeTypes}
          file={values.resume}
          error={errors.resumeFileId}
          hint="PDF, DOC or DOCX, at most 10 MB. Only you and the recruiters you apply to can open it."
          onChange={(resume) => onChange({ resume })}
        />
      )}
      <ConsentFields values={values} errors={errors} onChange={onChange} />
    </Stack>
  );
}
