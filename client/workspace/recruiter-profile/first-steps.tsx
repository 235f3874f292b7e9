import { t } from '@lingui/core/macro';
import { Button, Steps } from 'antd';
import type { ReactNode } from 'react';
import { supportChatHash } from '../../../server/office/support/support.labels.ts';
import type { HrProfileFieldsFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { TitledPanel } from '../ui/section.tsx';
import styles from './first-steps.module.css';

interface Step {
  key: string;
  title: string;
  text: string;
  isDone: boolean;
  /** Recommended, but nothing depends on it. */
  isOptional?: boolean;
  renderWay: (type: 'primary' | 'default') => ReactNode;
}

interface FirstStepsProps {
  profile: HrProfileFieldsFragment;
  onEditCompany: () => void;
}

/** For a recruiter without a job: the first steps, with links. */
export function FirstSteps({ profile, onEditCompany }: FirstStepsProps) {
  const steps = stepsOf(profile, onEditCompany);
  const next = steps.findIndex(({ isDone, isOptional }) => !isDone && !isOptional);
  return (
    <TitledPanel title={t`First steps`}>
      <Steps
        orientation="vertical"
        size="small"
        className={styles.steps}
        current={next}
        items={steps.map(({ key, title, text, isDone, renderWay }, index) => ({
          key,
          title: <span className={styles.title}>{title}</span>,
          icon: isDone && <Icon name="checkCircle" size={24} />,
          subTitle: isDone ? t`Done` : undefined,
          status: isDone ? 'finish' : index === next ? 'process' : 'wait',
          content: !isDone && (
            <div className={styles.step}>
              <p>{text}</p>
              {renderWay(index === next ? 'primary' : 'default')}
            </div>
          ),
        }))}
      />
    </TitledPanel>
  );
}

/**
 * Only members can have a company verified; a recruiter with an open request waits for the members (`CompanyStanding`).
 */
const belongs = ({ membership }: HrProfileFieldsFragment) => membership === null || membership === 'MEMBER';

const stepsOf = (profile: HrProfileFieldsFragment, onEditCompany: () => void): Step[] =>
  allSteps(profile, onEditCompany).filter(({ key }) => key !== 'verify' || belongs(profile));

const allSteps = (
  { company, role, companyDetails, jobsWaitForVerification }: HrProfileFieldsFragment,
  onEditCompany: () => void,
): Step[] => [
  {
    key: 'company',
    title: t`Name your company`,
    text: t`Say for whom you hire, and your role there. New jobs begin with it.`,
    isDone: Boolean(company && role),
    renderWay: (type) => <Button type={type} onClick={onEditCompany}>{t`Complete HR Details`}</Button>,
  },
  {
    key: 'verify',
    title: jobsWaitForVerification ? t`Have it verified` : t`Have it verified (optional)`,
    isOptional: !jobsWaitForVerification,
    text: jobsWaitForVerification
      ? t`Your jobs stay hidden until your company is verified.`
      : t`Verified companies carry a tick, have more jobs open at once and invite people.`,
    isDone: companyDetails?.verified === true,
    renderWay: (type) => <LinkButton type={type} to={{ hash: supportChatHash }}>{t`Ask us to verify it`}</LinkButton>,
  },
  {
    key: 'job',
    title: t`Post your first job`,
    text: t`It takes a few minutes, and what you type is kept.`,
    isDone: false,
    renderWay: (type) => <LinkButton type={type} to={paths.postJob}>{t`Post Job`}</LinkButton>,
  },
  {
    key: 'applicants',
    title: t`Review applicants`,
    text: t`Applicants appear there with their resumes, and you get notified.`,
    isDone: false,
    renderWay: (type) => <LinkButton type={type} to={paths.allApplications}>{t`All Applications`}</LinkButton>,
  },
];
