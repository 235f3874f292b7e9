import { t } from '@lingui/core/macro';
import { AutoComplete, Button, Form } from 'antd';
import { suggestPlaces } from '../../../server/hiring/jobs/search/place.rules.ts';
import { talentFilterSchema } from '../../../server/hiring/talent/talent.rules.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { NumberItem } from '../forms/number-item.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { type Tags, TagsInput, withPending } from '../forms/tags-input.tsx';
import { filterOf, type TalentCriteria } from './talent-address.ts';
import styles from './talent.module.css';

interface TalentValues extends Omit<TalentCriteria, 'skills'> {
  readonly skills: Tags;
}

const criteriaFrom = ({ skills, location, minYears, maxYears }: TalentValues): TalentCriteria => ({
  skills: withPending(skills),
  location: location.trim(),
  minYears,
  maxYears,
});

interface TalentFormProps {
  criteria: TalentCriteria;
  onSearch: (criteria: TalentCriteria) => void;
}

/** The search form. */
export function TalentForm({ criteria, onSearch }: TalentFormProps) {
  const { props, item } = useServerForm<TalentValues>({
    check: (values) => invalidFields(talentFilterSchema, filterOf(criteriaFrom(values))),
    send: async (values) => onSearch(criteriaFrom(values)),
  });
  const location = Form.useWatch('location', props.form) ?? criteria.location;
  return (
    <search>
      <Form
        {...props}
        layout="vertical"
        className={styles.form}
        initialValues={{ ...criteria, skills: { tags: criteria.skills, pending: '' } }}
      >
        <Form.Item {...item('skills')} label={t`Skills`} className={styles.wide}>
          <TagsInput label={t`Skills`} noun={t`skill`} placeholder={t`Best matches come first`} />
        </Form.Item>
        <Form.Item {...item('location')} label={t`Place`} className={styles.wide}>
          <AutoComplete
            options={suggestPlaces(location)
              .filter((place) => place !== location)
              .map((value) => ({ value }))}
            defaultActiveFirstOption={false}
            virtual={false}
            placeholder={t`City or area`}
          />
        </Form.Item>
        <NumberItem {...item('minYears')} label={t`Years from`} />
        <NumberItem {...item('maxYears')} label={t`Years to`} />
        <Button type="primary" htmlType="submit" icon={<Icon name="search" />} className={styles.search}>
          {t`Search`}
        </Button>
      </Form>
    </search>
  );
}
