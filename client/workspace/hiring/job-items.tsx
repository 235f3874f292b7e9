import { t } from '@lingui/core/macro';
import { AutoComplete, Form, type FormItemProps, Input, Select } from 'antd';
import {
  experienceLevelLabels,
  jobTypeLabels,
  salaryPeriodLabels,
  workModeLabels,
} from '../../../server/hiring/jobs/job.labels.ts';
import { suggestPlaces } from '../../../server/hiring/jobs/search/place.rules.ts';
import type { ServerForm } from '../forms/use-server-form.ts';
import { SwitchField } from '../forms/switch-field.tsx';
import { TagsInput } from '../forms/tags-input.tsx';
import { CompanyItem } from './company-item.tsx';
import type { JobDraft } from './job-draft.ts';
import styles from './job-form.module.css';
import { NumberItem } from '../forms/number-item.tsx';
import { PayItem } from './pay-item.tsx';
import type { Message } from '../../../server/core/text.rules.ts';

type Items = Pick<ServerForm<JobDraft>, 'item'>;

const ChoiceItem = ({ labels, ...item }: FormItemProps & { labels: Record<string, Message> }) => (
  <Form.Item {...item}>
    <Select options={Object.entries(labels).map(([value, label]) => ({ value, label: label() }))} virtual={false} />
  </Form.Item>
);

export const optional = (label: string) => (
  <span>
    {label} <small className={styles.optional}>{t`(optional)`}</small>
  </span>
);

export function JobBasicsItems({ item, takenCompany }: Items & { takenCompany: string | null }) {
  const location = (Form.useWatch('location') as string | undefined) ?? '';
  return (
    <>
      <Form.Item {...item('title')} label={t`Job title`}>
        <Input name="title" autoComplete="off" placeholder={t`Frontend Developer`} />
      </Form.Item>
      <div className={styles.pair}>
        <CompanyItem item={item} taken={takenCompany} />
        <Form.Item {...item('location')} label={t`Location`}>
          <AutoComplete
            options={suggestPlaces(location)
              .filter((place) => place !== location)
              .map((value) => ({ value }))}
            defaultActiveFirstOption={false}
            virtual={false}
            placeholder={t`City or area`}
          />
        </Form.Item>
      </div>
      <Form.Item
        {...item('description')}
        label={t`Description`}
        extra={t`What the person will do, what you offer, how you work. A new line starts a new point.`}
      >
        <Input.TextArea name="description" rows={8} />
      </Form.Item>
    </>
  );
}

export const JobPayItems = ({ item }: Items) => (
  <>
    <div className={styles.triple}>
      <PayItem {...item('salaryMin')} field="salaryMin" label={t`Minimum salary`} placeholder="₹25,000" />
      <PayItem {...item('salaryMax', 'salaryMin')} field="salaryMax" label={t`Maximum salary`} placeholder="₹40,000" />
      <ChoiceItem {...item('salaryPeriod')} label={t`Salary period`} labels={salaryPeriodLabels} />
    </div>
    <div className={styles.triple}>
      <ChoiceItem {...item('type')} label={t`Job type`} labels={jobTypeLabels} />
      <ChoiceItem {...item('workMode')} label={t`Work mode`} labels={workModeLabels} />
      <NumberItem {...item('openings')} label={t`Openings`} />
    </div>
    <Form.Item {...item('isUrgent')} valuePropName="checked">
      <SwitchField label={t`Urgent`} hint={t`Shows an Urgent badge and puts the job among the urgent ones.`} />
    </Form.Item>
  </>
);

export const JobPersonItems = ({ item }: Items) => (
  <>
    <div className={styles.triple}>
      <ChoiceItem {...item('experienceLevel')} label={t`Experience`} labels={experienceLevelLabels} />
      <NumberItem {...item('minYears')} label={optional(t`Minimum years`)} />
      <NumberItem {...item('maxYears')} label={optional(t`Maximum years`)} dependencies={['minYears']} />
    </div>
    <Form.Item {...item('skills')} label={t`Skills`} extra={t`One at a time; Enter adds it.`}>
      <TagsInput label={t`Skills`} noun={t`skill`} placeholder={t`React`} />
    </Form.Item>
    <Form.Item
      {...item('eligibility')}
      label={optional(t`Eligibility`)}
      extra={t`Who may apply: degree, licence, languages.`}
    >
      <Input.TextArea name="eligibility" rows={3} />
    </Form.Item>
    <Form.Item
      {...item('requiredSkills')}
      label={optional(t`Required skills`)}
      extra={t`What applicants must bring, one point each.`}
    >
      <TagsInput
        label={t`Required skills`}
        noun={t`required skill`}
        placeholder={t`Reads a balance sheet`}
        kind="sentences"
      />
    </Form.Item>
  </>
);
