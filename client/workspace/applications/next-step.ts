import { t } from '@lingui/core/macro';
import type { ApplicationStatus } from '../../gql/graphql.ts';

type Words = (companyName: string) => string;

const nextSteps: Record<ApplicationStatus, Words> = {
  NEW: (company) => t`${company} has your application. We'll notify you when they start reviewing.`,
  IN_REVIEW: (company) => t`${company} is reading your application and will decide next.`,
  APPROVED: (company) => t`${company} likes your application. An interview or an offer comes next.`,
  ON_HOLD: (company) => t`${company} has not decided yet and keeps your application.`,
  INTERVIEW_SCHEDULED: (company) => t`Be ready a few minutes early. ${company} decides after the interview.`,
  OFFER_EXTENDED: (company) => t`${company} would like to hire you and will contact you about the offer.`,
  REJECTED: (company) => t`${company} decided not to move forward. Other companies are hiring for the same skills.`,
  HIRED: (company) => t`Congratulations! ${company} will contact you about your first day.`,
  WITHDRAWN: () => t`You withdrew this application. You can apply again while the job is open.`,
};

/** What the seeker can expect next, as a sentence. */
export const nextStepText = (status: ApplicationStatus, companyName: string, isUndecidedAndClosed: boolean): string =>
  isUndecidedAndClosed
    ? t`The job closed before ${companyName} decided. They can still do so.`
    : nextSteps[status](companyName);
