import { CheckField } from '../../shared/ui/field.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';

export interface Consents {
  readonly consent: boolean;
  readonly adult: boolean;
}

interface ConsentFieldsProps {
  values: Consents;
  errors: Partial<Record<keyof Consents, string>>;
  onChange: (part: Partial<Consents>) => void;
}

/** The same two questions at the sign-up and at the first visit of an account that was not asked them. */
export const ConsentFields = ({ values: { consent, adult }, errors, onChange }: ConsentFieldsProps) => (
  <div>
    <CheckField
      label="I agree to the privacy notice below."
      checked={consent}
      error={errors.consent}
      onChange={() => onChange({ consent: !consent })}
    />
    <CheckField
      label="I am 18 or older."
      checked={adult}
      error={errors.adult}
      onChange={() => onChange({ adult: !adult })}
    />
    <PrivacyNotice />
  </div>
);
