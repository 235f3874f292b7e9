import { t } from '@lingui/core/macro';
import { companyNameKey } from '../../../server/companies/company.rules.ts';
import { readNumber } from '../../../server/core/digits.rules.ts';
import { seekerJobTypeLabels, workModeLabels } from '../../../server/hiring/jobs/job.labels.ts';
import { experienceText, isNewJob, postedText, salaryText } from '../../../server/hiring/jobs/job-text.rules.ts';
import { jobLimits } from '../../../server/hiring/jobs/job.rules.ts';
import type { PublicJobDetailsFragment } from '../../gql/graphql.ts';
import { withPending } from '../forms/tags-input.tsx';
import { inputOf, type JobDraft } from './job-draft.ts';

const missing = () => t`Not given yet`;

function payOf(draft: JobDraft): string {
  const { salaryMin = null, salaryMax = null, salaryPeriod } = inputOf(draft);
  if (!salaryPeriod || !salaryMin || !salaryMax || salaryMin < 0 || salaryMax < 0) return missing();
  return salaryText({ salaryMin, salaryMax, salaryPeriod });
}

function yearsOf(text: string): number | null {
  const years = readNumber(text);
  return years !== null && years <= jobLimits.years ? years : null;
}

interface PreviewContext {
  now: Date;
  /** The date of the edited job; a new one is posted now. */
  postedAt: Date;
  /** The label that seekers read next to the company's name. */
  company: PublicJobDetailsFragment['company'] | null;
}

/** The typed form as the job page would show it. */
export function previewOf(draft: JobDraft, { now, postedAt, company }: PreviewContext): PublicJobDetailsFragment {
  const name = draft.company.trim();
  const isKnown = company !== null && companyNameKey(company.name) === companyNameKey(name);
  return {
    id: 'preview',
    title: draft.title.trim() || t`Job title`,
    company: isKnown
      ? company
      : { id: 'preview', name: name || missing(), rating: null, reviewCount: 0, verified: false },
    location: draft.location.trim() || missing(),
    salaryText: payOf(draft),
    experienceText: experienceText({
      experienceLevel: draft.experienceLevel,
      minYears: yearsOf(draft.minYears),
      maxYears: yearsOf(draft.maxYears),
    }),
    workModeText: workModeLabels[draft.workMode](),
    typeText: seekerJobTypeLabels[draft.type](),
    postedText: postedText(postedAt, now),
    openings: readNumber(draft.openings) || 1,
    description: draft.description.trim() || missing(),
    eligibility: draft.eligibility.trim() || null,
    requiredSkills: withPending(draft.requiredSkills, 'sentences'),
    skills: withPending(draft.skills),
    isUrgent: draft.isUrgent,
    isNew: isNewJob(postedAt, now),
    attachments: draft.attachments.map(({ id, name: fileName }) => ({ id, name: fileName, url: `/files/${id}` })),
  };
}
