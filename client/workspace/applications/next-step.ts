import type { ApplicationStatus } from '../../gql/graphql.ts';

type Words = (companyName: string) => string;

const nextSteps: Record<ApplicationStatus, Words> = {
  NEW: (company) => `${company} has your application. You will be told as soon as they begin to review it.`,
  IN_REVIEW: (company) => `${company} is reading your application and will decide next.`,
  APPROVED: (company) => `${company} likes your application. An interview or an offer comes next.`,
  ON_HOLD: (company) => `${company} has not decided yet and keeps your application.`,
  INTERVIEW_SCHEDULED: (company) => `Be ready a few minutes early. ${company} decides after the interview.`,
  OFFER_EXTENDED: (company) => `${company} would like to hire you and will contact you about the offer.`,
  REJECTED: (company) => `${company} has decided not to go on. Other companies are hiring for the same skills.`,
  HIRED: (company) => `Congratulations! ${company} will tell you how your first day begins.`,
  WITHDRAWN: () => 'You have taken this application back. You can apply again while the job is open.',
};

/** What the seeker can expect now, in words. */
export const nextStepText = (status: ApplicationStatus, companyName: string, isUndecidedAndClosed: boolean): string =>
  isUndecidedAndClosed
    ? `The job closed before ${companyName} decided. They can still do so.`
    : nextSteps[status](companyName);
