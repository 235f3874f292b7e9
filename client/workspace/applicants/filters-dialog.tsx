import { t } from '@lingui/core/macro';
import { Button, Checkbox, Form, Input, Modal, Select } from 'antd';
import { useRef, useState } from 'react';
import { applicationStatusLabels } from '../../../server/applications/application.labels.ts';
import type { ApplicationList } from '../../gql/graphql.ts';
import { FormButtons, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { halfTypedDays } from '../lib/half-typed-days.ts';
import { TagsInput } from '../ui/tags-input.tsx';
import styles from './filters-dialog.module.css';
import { type ApplicantCriteria, choosableStatuses, noCriteria } from './applicants-criteria.ts';
import { criteriaOf, draftOf, type FilterDraft, problemsOf } from './filter-draft.ts';
import { type JobChoice, jobChoiceText } from './job-choice.ts';

interface FiltersFormProps {
  list: ApplicationList;
  /** Where the job is chosen, too. */
  jobs: readonly JobChoice[] | undefined;
  jobId: string | null;
  criteria: ApplicantCriteria;
  /** `job` where it is chosen, too; null is any. */
  onApply: (criteria: ApplicantCriteria, job?: string | null) => void;
}

/** All that a list can be narrowed by, chosen together. */
export const FiltersDialog = ({
  isOpen,
  onClose,
  ...form
}: FiltersFormProps & { isOpen: boolean; onClose: () => void }) => (
  <Modal open={isOpen} destroyOnHidden title={t`Filters`} footer={null} onCancel={onClose}>
    <FiltersForm {...form} />
  </Modal>
);

interface Chosen extends FilterDraft {
  /** '' is any. */
  readonly job: string;
}

function FiltersForm({ list, jobs, jobId, criteria, onApply }: FiltersFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [initial] = useState((): Chosen => ({ ...draftOf(criteria), job: jobId ?? '' }));
  const { props, item, isBusy } = useServerForm<Chosen>({
    check: (draft) => ({ ...problemsOf(draft), ...halfTypedDays(frame.current) }),
    send: async (draft) => onApply(criteriaOf(draft), jobs && (draft.job || null)),
  });
  const statuses = choosableStatuses(list).map((value) => ({ value, label: applicationStatusLabels[value]() }));
  return (
    <Form {...props} initialValues={initial}>
      <div ref={frame}>
        {jobs && (
          <Form.Item {...item('job')} label={t`Job`}>
            <Select options={jobOptions(jobs, jobId)} virtual={false} />
          </Form.Item>
        )}
        {statuses.length > 0 && (
          <fieldset className={styles.fields}>
            <legend>{t`Status`}</legend>
            <Form.Item {...item('statuses')}>
              <Checkbox.Group options={statuses} className={styles.pair} />
            </Form.Item>
          </fieldset>
        )}
        <fieldset className={styles.fields}>
          <legend>{t`Applied`}</legend>
          {/* The browser's date: antd's DatePicker takes half a typed day back without a word. */}
          <div className={styles.pair}>
            <Form.Item {...item('from')} label={t`From`}>
              <Input type="date" name="from" />
            </Form.Item>
            <Form.Item {...item('to')} label={t`To`}>
              <Input type="date" name="to" />
            </Form.Item>
          </div>
        </fieldset>
        <Form.Item {...item('skills')} label={t`Skills`} extra={t`Applicants who have all of them.`}>
          <TagsInput label={t`Skills`} noun={t`skill`} />
        </Form.Item>
        <fieldset className={styles.fields}>
          <legend>{t`Years of experience`}</legend>
          <div className={styles.pair}>
            <Form.Item {...item('yearsMin')} label={t`At least`}>
              <Input inputMode="decimal" />
            </Form.Item>
            <Form.Item {...item('yearsMax')} label={t`At most`}>
              <Input inputMode="decimal" />
            </Form.Item>
          </div>
        </fieldset>
      </div>
      <FormButtons>
        <Button onClick={() => onApply({ ...noCriteria, search: criteria.search }, jobs && null)}>
          {t`Clear filters`}
        </Button>
        <SubmitButton isBusy={isBusy}>{t`Show applicants`}</SubmitButton>
      </FormButtons>
    </Form>
  );
}

/** The chosen one may have left the recruiter's lists. */
const jobOptions = (jobs: readonly JobChoice[], jobId: string | null) => [
  { value: '', label: t`All jobs` },
  ...(jobId && !jobs.some(({ id }) => id === jobId) ? [{ value: jobId, label: t`One job` }] : []),
  ...jobs.map((choice) => ({ value: choice.id, label: jobChoiceText(choice) })),
];
