import { indianDay } from '../../../server/core/india.rules.ts';
import { defaultClosingDays, jobLimits } from '../../../server/jobs/job.rules.ts';
import { useNow } from '../lib/use-now.ts';
import { westernDigits } from '../lib/western-digits.ts';
import { TextField } from '../../shared/ui/field.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import type { AutoStopDraft, JobProblems } from './job-draft.ts';
import styles from './job-form.module.css';

interface AutoStopFieldsProps {
  value: AutoStopDraft;
  problems: JobProblems;
  onChange: (
    value: AutoStopDraft,
    field: 'autoStop' | 'autoStop.applicationsCount' | 'autoStop.daysCount' | 'autoStop.specificDate',
  ) => void;
}

const digitsOf = (text: string): string =>
  westernDigits(text).replace(/\D/g, '').slice(0, String(jobLimits.autoStopApplications).length);

/** When a job closes by itself: whichever of the three comes first (OP-115). */
export function AutoStopFields({ value, problems, onChange }: AutoStopFieldsProps) {
  const today = indianDay(useNow());
  return (
    <div className={styles.settings}>
      <SwitchField
        label="Auto-stop hiring"
        hint="The job closes by itself at the first of these. We tell you when it does."
        checked={value.enabled}
        onChange={(enabled) => onChange({ ...value, enabled }, 'autoStop')}
      />
      {value.enabled && (
        <>
          <TextField
            label="Applications"
            hint="Close after this many applications."
            optional
            inputMode="numeric"
            autoComplete="off"
            value={value.applicationsCount}
            error={problems['autoStop.applicationsCount'] ?? problems.autoStop}
            onChange={({ target }) =>
              onChange({ ...value, applicationsCount: digitsOf(target.value) }, 'autoStop.applicationsCount')
            }
          />
          <TextField
            label="Days"
            hint="Close after this many days."
            optional
            inputMode="numeric"
            autoComplete="off"
            value={value.daysCount}
            error={problems['autoStop.daysCount']}
            onChange={({ target }) => onChange({ ...value, daysCount: digitsOf(target.value) }, 'autoStop.daysCount')}
          />
          <TextField
            label="Closing date"
            hint={`Open to the end of that day. We suggest ${defaultClosingDays} days.`}
            name="autoStop.specificDate"
            optional
            type="date"
            min={today}
            value={value.specificDate}
            error={problems['autoStop.specificDate']}
            onChange={({ target }) => onChange({ ...value, specificDate: target.value }, 'autoStop.specificDate')}
          />
        </>
      )}
    </div>
  );
}
