import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { applicationStatusLabels } from '../../../server/applications/application.labels.ts';
import type { ApplicationList, ApplicationStatus } from '../../gql/graphql.ts';
import { useFocusOnProblem } from '../lib/focus-on-problem.ts';
import { halfTypedDays } from '../lib/half-typed-days.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { CheckField, SelectField, TextField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { TagsField } from '../ui/tags-field.tsx';
import styles from './filters-dialog.module.css';
import { type ApplicantCriteria, choosableStatuses, noCriteria } from './applicants-criteria.ts';
import { criteriaOf, draftOf, type FilterDraft, type FilterProblems, problemsOf } from './filter-draft.ts';
import { type JobChoice, jobChoiceText } from './job-choice.ts';

interface FiltersDialogProps {
  list: ApplicationList;
  /** Where the job is chosen, too. */
  jobs: readonly JobChoice[] | undefined;
  jobId: string | null;
  criteria: ApplicantCriteria;
  /** `job` where it is chosen, too; null is any. */
  onApply: (criteria: ApplicantCriteria, job?: string | null) => void;
  onClose: () => void;
}

/** All that a list can be narrowed by, chosen together. */
export function FiltersDialog({ list, jobs, jobId, criteria, onApply, onClose }: FiltersDialogProps) {
  const formId = useId();
  const isMobile = useMediaQuery(mobileQuery);
  const [draft, setDraft] = useState(() => draftOf(criteria));
  const [job, setJob] = useState(jobId ?? '');
  const [problems, setProblems] = useState<FilterProblems>({});
  const [attempt, setAttempt] = useState(0);
  const fields = useFocusOnProblem<HTMLFormElement>(attempt);
  const change = (part: Partial<FilterDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = { ...problemsOf(draft), ...halfTypedDays(event.currentTarget) };
    setProblems(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    onApply({ ...criteriaOf(draft), search: criteria.search }, jobs && (job || null));
  };
  const footer = (
    <>
      <Button onClick={() => onApply({ ...noCriteria, search: criteria.search }, jobs && null)}>Clear filters</Button>
      <Button type="primary" htmlType="submit" form={formId}>
        Show applicants
      </Button>
    </>
  );
  return (
    <Dialog title="Filters" variant={isMobile ? 'sheet' : 'dialog'} onClose={onClose} footer={footer}>
      <form ref={fields} id={formId} noValidate onSubmit={submit}>
        <Stack gap={20}>
          {jobs && (
            <SelectField
              label="Job"
              value={job}
              options={jobOptions(jobs, jobId)}
              onChange={({ target }) => setJob(target.value)}
            />
          )}
          <StatusChoice list={list} chosen={draft.statuses} onChange={(statuses) => change({ statuses })} />
          <AppliedDays draft={draft} problems={problems} onChange={change} />
          <TagsField
            label="Skills"
            noun="skill"
            hint="Applicants who have all of them."
            value={draft.skills}
            onChange={(skills) => change({ skills })}
          />
          <YearsOfExperience draft={draft} problems={problems} onChange={change} />
        </Stack>
      </form>
    </Dialog>
  );
}

interface PairProps {
  draft: FilterDraft;
  problems: FilterProblems;
  onChange: (part: Partial<FilterDraft>) => void;
}

function AppliedDays({ draft, problems, onChange }: PairProps) {
  return (
    <fieldset className={styles.pair}>
      <legend>Applied</legend>
      <TextField
        label="From"
        name="from"
        type="date"
        value={draft.from}
        error={problems.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label="To"
        name="to"
        type="date"
        value={draft.to}
        error={problems.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </fieldset>
  );
}

function YearsOfExperience({ draft, problems, onChange }: PairProps) {
  return (
    <fieldset className={styles.pair}>
      <legend>Years of experience</legend>
      <TextField
        label="At least"
        inputMode="decimal"
        value={draft.min}
        error={problems.min}
        onChange={({ target }) => onChange({ min: target.value })}
      />
      <TextField
        label="At most"
        inputMode="decimal"
        value={draft.max}
        error={problems.max}
        onChange={({ target }) => onChange({ max: target.value })}
      />
    </fieldset>
  );
}

/** The chosen one may have left the recruiter's lists. */
const jobOptions = (jobs: readonly JobChoice[], jobId: string | null) => [
  { value: '', label: 'All jobs' },
  ...(jobId && !jobs.some(({ id }) => id === jobId) ? [{ value: jobId, label: 'One job' }] : []),
  ...jobs.map((choice) => ({ value: choice.id, label: jobChoiceText(choice) })),
];

function StatusChoice({
  list,
  chosen,
  onChange,
}: {
  list: ApplicationList;
  chosen: readonly ApplicationStatus[];
  onChange: (statuses: readonly ApplicationStatus[]) => void;
}) {
  const offered = choosableStatuses(list);
  if (offered.length === 0) return null;
  const toggle = (status: ApplicationStatus) =>
    onChange(chosen.includes(status) ? chosen.filter((kept) => kept !== status) : [...chosen, status]);
  return (
    <fieldset className={styles.choices}>
      <legend>Status</legend>
      {offered.map((status) => (
        <CheckField
          key={status}
          label={applicationStatusLabels[status]}
          checked={chosen.includes(status)}
          onChange={() => toggle(status)}
        />
      ))}
    </fieldset>
  );
}
