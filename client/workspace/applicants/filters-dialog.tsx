import { t } from '@lingui/core/macro';
import { Button, Checkbox, Form, Input, Modal, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { applicationStatusLabels } from '../../../server/hiring/applications/application.labels.ts';
import { listStatuses } from '../../../server/hiring/applications/application.rules.ts';
import type { ApplicationList } from '../../gql/graphql.ts';
import { FormButtons, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { halfTypedDays } from '../lib/half-typed-days.ts';
import { type Tags, TagsInput, withPending } from '../forms/tags-input.tsx';
import styles from './filters-dialog.module.css';
import { type ApplicantCriteria, noCriteria, problemsOf } from './applicants-criteria.ts';
import { type JobChoice, jobChoiceText } from './job-choice.ts';

interface FiltersFormProps {
  list: ApplicationList;
  /** Where the job can be chosen. */
  jobs: readonly JobChoice[] | undefined;
  jobId: string | null;
  criteria: ApplicantCriteria;
  /** `job` where it can be chosen; null is any. */
  onApply: (criteria: ApplicantCriteria, job?: string | null) => void;
}

/** All filters of a list, edited together. */
export const FiltersDialog = ({
  isOpen,
  onClose,
  ...form
}: FiltersFormProps & { isOpen: boolean; onClose: () => void }) => (
  <Modal open={isOpen} destroyOnHidden title={t`Filters`} footer={null} onCancel={onClose}>
    <FiltersForm {...form} />
  </Modal>
);

/** The filters as typed, without the search. */
interface Chosen extends Omit<ApplicantCriteria, 'skills'> {
  readonly skills: Tags;
  /** '' is any. */
  readonly job: string;
}

const criteriaOf = ({ job: _job, ...draft }: Chosen): ApplicantCriteria => ({
  ...draft,
  skills: withPending(draft.skills),
});

function FiltersForm({ list, jobs, jobId, criteria, onApply }: FiltersFormProps) {
  const [initial] = useState((): Chosen => ({
    ...criteria,
    skills: { tags: criteria.skills, pending: '' },
    job: jobId ?? '',
  }));
  const { props, item, isBusy } = useServerForm<Chosen>({
    check: (draft) => ({ ...problemsOf(criteriaOf(draft)), ...halfTypedDays() }),
    send: async (draft) => onApply(criteriaOf(draft), jobs && (draft.job || null)),
  });
  // A list with a single status has no choice of status.
  const statuses = listStatuses[list].length > 1 ? listStatuses[list] : [];
  return (
    <Form {...props} initialValues={initial}>
      {jobs && (
        <Form.Item {...item('job')} label={t`Job`}>
          <Select options={jobOptions(jobs, jobId)} virtual={false} />
        </Form.Item>
      )}
      {statuses.length > 0 && (
        <fieldset className={styles.fields}>
          <legend>{t`Status`}</legend>
          <Form.Item {...item('status')}>
            <Checkbox.Group
              className={styles.pair}
              options={statuses.map((value) => ({ value, label: applicationStatusLabels[value]() }))}
            />
          </Form.Item>
        </fieldset>
      )}
      <Form.Item {...item('withdrawn')} valuePropName="checked">
        <Checkbox>{t`Only those who withdrew`}</Checkbox>
      </Form.Item>
      <Pair legend={t`Applied`}>
        {/* The browser's date field: antd's DatePicker silently drops a half-typed date. */}
        <Form.Item {...item('appliedFrom')} label={t`From`}>
          <Input type="date" name="appliedFrom" />
        </Form.Item>
        <Form.Item {...item('appliedTo', 'appliedFrom')} label={t`To`}>
          <Input type="date" name="appliedTo" />
        </Form.Item>
      </Pair>
      <Form.Item {...item('skills')} label={t`Skills`} extra={t`Applicants who have all of them.`}>
        <TagsInput label={t`Skills`} noun={t`skill`} />
      </Form.Item>
      <Pair legend={t`Years of experience`}>
        <Form.Item {...item('experienceMin')} label={t`At least`}>
          <Input inputMode="decimal" />
        </Form.Item>
        <Form.Item {...item('experienceMax', 'experienceMin')} label={t`At most`}>
          <Input inputMode="decimal" />
        </Form.Item>
      </Pair>
      <Ending isBusy={isBusy} onClear={() => onApply({ ...noCriteria, search: criteria.search }, jobs && null)} />
    </Form>
  );
}

const Ending = ({ isBusy, onClear }: { isBusy: boolean; onClear: () => void }) => (
  <FormButtons>
    <Button onClick={onClear}>{t`Clear filters`}</Button>
    <SubmitButton isBusy={isBusy}>{t`Show applicants`}</SubmitButton>
  </FormButtons>
);

const Pair = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.fields}>
    <legend>{legend}</legend>
    <div className={styles.pair}>{children}</div>
  </fieldset>
);

/** The chosen job may have left the recruiter's lists. */
const jobOptions = (jobs: readonly JobChoice[], jobId: string | null) => [
  { value: '', label: t`All jobs` },
  ...(jobId && !jobs.some(({ id }) => id === jobId) ? [{ value: jobId, label: t`One job` }] : []),
  ...jobs.map((choice) => ({ value: choice.id, label: jobChoiceText(choice) })),
];
