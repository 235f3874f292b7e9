import { useRef, useState } from 'react';
import { companyMessages } from '../../../server/companies/company.rules.ts';
import {
  experienceLevelLabels,
  jobTypeLabels,
  salaryPeriodLabels,
  workModeLabels,
} from '../../../server/jobs/job.labels.ts';
import { suggestPlaces } from '../../../server/jobs/place.rules.ts';
import { westernDigits } from '../lib/western-digits.ts';
import { type Option, SelectField, TextAreaField, TextField } from '../../shared/ui/field.tsx';
import { SuggestionField } from '../../shared/ui/suggestion-field.tsx';
import { AskToJoin } from './ask-to-join.tsx';
import type { JobDraft, JobFieldName, JobProblems } from './job-draft.ts';
import styles from './job-form.module.css';
import { RupeeField } from './rupee-field.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { TagsField } from '../ui/tags-field.tsx';

interface JobFieldsProps {
  draft: JobDraft;
  problems: JobProblems;
  /** The changed part, and the fields whose messages it answers. */
  change: (part: Partial<JobDraft>, ...fields: JobFieldName[]) => void;
}

const optionsOf = <Value extends string>(labels: Record<Value, string>): Option<Value>[] =>
  (Object.entries(labels) as [Value, string][]).map(([value, label]) => ({ value, label }));

const periods = optionsOf(salaryPeriodLabels);
const types = optionsOf(jobTypeLabels);
const levels = optionsOf(experienceLevelLabels);
const modes = optionsOf(workModeLabels);

/** The option that was chosen; the platform's select gives only its text. */
const chosen = <Value extends string>(options: Option<Value>[], value: string, present: Value): Value =>
  options.find((option) => option.value === value)?.value ?? present;

const yearsOf = (text: string): string =>
  westernDigits(text)
    .replace(/[^\d.]/g, '')
    .slice(0, 4);
const countOf = (text: string): string => westernDigits(text).replace(/\D/g, '').slice(0, 6);

export function JobBasicsFields({ draft, problems, change }: JobFieldsProps) {
  return (
    <>
      <TextField
        label="Job title"
        name="title"
        autoComplete="off"
        placeholder="Frontend Developer"
        value={draft.title}
        error={problems.title}
        onChange={({ target }) => change({ title: target.value }, 'title')}
      />
      <div className={styles.pair}>
        <CompanyField {...{ draft, problems, change }} />
        <SuggestionField
          label="Location"
          name="location"
          placeholder="City or area"
          value={draft.location}
          error={problems.location}
          suggestions={suggestPlaces(draft.location)}
          onChange={(location) => change({ location }, 'location')}
        />
      </div>
      <TextAreaField
        label="Description"
        name="description"
        rows={8}
        hint="What the person will do, what you offer, how you work. A new line starts a new point."
        value={draft.description}
        error={problems.description}
        onChange={({ target }) => change({ description: target.value }, 'description')}
      />
    </>
  );
}

/** A name that is others' brings the way to ask them; the focus goes on to the field, which says what comes next. */
function CompanyField({ draft: { company }, problems, change }: JobFieldsProps) {
  const [asked, setAsked] = useState<{ company: string; hint: string } | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const onAsked = (hint: string) => {
    setAsked({ company, hint });
    change({}, 'company');
    field.current?.focus();
  };
  return (
    <div className={styles.withAction}>
      <TextField
        ref={field}
        label="Company"
        name="company"
        autoComplete="organization"
        value={company}
        error={problems.company}
        hint={asked?.company === company ? asked.hint : undefined}
        onChange={({ target }) => change({ company: target.value }, 'company')}
      />
      {problems.company === companyMessages.taken && <AskToJoin company={company} onAsked={onAsked} />}
    </div>
  );
}

export function JobPayFields({ draft, problems, change }: JobFieldsProps) {
  return (
    <>
      <SalaryFields {...{ draft, problems, change }} />
      <div className={styles.triple}>
        <SelectField
          label="Job type"
          name="type"
          options={types}
          value={draft.type}
          onChange={({ target }) => change({ type: chosen(types, target.value, draft.type) })}
        />
        <SelectField
          label="Work mode"
          name="workMode"
          options={modes}
          value={draft.workMode}
          onChange={({ target }) => change({ workMode: chosen(modes, target.value, draft.workMode) })}
        />
        <TextField
          label="Openings"
          name="openings"
          inputMode="numeric"
          autoComplete="off"
          value={draft.openings}
          error={problems.openings}
          onChange={({ target }) => change({ openings: countOf(target.value) }, 'openings')}
        />
      </div>
      <SwitchField
        label="Urgent"
        hint="Shows an Urgent badge and puts the job among the urgent ones."
        checked={draft.isUrgent}
        onChange={(isUrgent) => change({ isUrgent })}
      />
    </>
  );
}

function SalaryFields({ draft, problems, change }: JobFieldsProps) {
  return (
    <div className={styles.triple}>
      <RupeeField
        label="Minimum salary"
        name="salaryMin"
        placeholder="₹25,000"
        value={draft.salaryMin}
        error={problems.salaryMin}
        onChange={(salaryMin) => change({ salaryMin }, 'salaryMin', 'salaryMax')}
      />
      <RupeeField
        label="Maximum salary"
        name="salaryMax"
        placeholder="₹40,000"
        value={draft.salaryMax}
        error={problems.salaryMax}
        onChange={(salaryMax) => change({ salaryMax }, 'salaryMax')}
      />
      <SelectField
        label="Salary period"
        name="salaryPeriod"
        options={periods}
        value={draft.salaryPeriod}
        onChange={({ target }) => change({ salaryPeriod: chosen(periods, target.value, draft.salaryPeriod) })}
      />
    </div>
  );
}

export function JobPersonFields({ draft, problems, change }: JobFieldsProps) {
  return (
    <>
      <ExperienceFields {...{ draft, problems, change }} />
      <TagsField
        label="Skills"
        noun="skill"
        placeholder="React"
        hint="One at a time; Enter adds it."
        value={draft.skills}
        error={problems.skills}
        onChange={(skills) => change({ skills }, 'skills')}
      />
      <TextAreaField
        label="Eligibility"
        name="eligibility"
        optional
        rows={3}
        hint="Who may apply: degree, licence, languages."
        value={draft.eligibility}
        error={problems.eligibility}
        onChange={({ target }) => change({ eligibility: target.value }, 'eligibility')}
      />
      <TagsField
        label="Required skills"
        noun="required skill"
        optional
        placeholder="Reads a balance sheet"
        hint="What applicants must bring, one point each."
        value={draft.requiredSkills}
        error={problems.requiredSkills}
        onChange={(requiredSkills) => change({ requiredSkills }, 'requiredSkills')}
      />
    </>
  );
}

function ExperienceFields({ draft, problems, change }: JobFieldsProps) {
  return (
    <div className={styles.triple}>
      <SelectField
        label="Experience"
        name="experienceLevel"
        options={levels}
        value={draft.experienceLevel}
        onChange={({ target }) => change({ experienceLevel: chosen(levels, target.value, draft.experienceLevel) })}
      />
      <TextField
        label="Minimum years"
        name="minYears"
        optional
        inputMode="decimal"
        autoComplete="off"
        value={draft.minYears}
        error={problems.minYears}
        onChange={({ target }) => change({ minYears: yearsOf(target.value) }, 'minYears', 'maxYears')}
      />
      <TextField
        label="Maximum years"
        name="maxYears"
        optional
        inputMode="decimal"
        autoComplete="off"
        value={draft.maxYears}
        error={problems.maxYears}
        onChange={({ target }) => change({ maxYears: yearsOf(target.value) }, 'maxYears')}
      />
    </div>
  );
}
