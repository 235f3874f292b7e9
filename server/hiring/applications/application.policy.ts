import type { Actor } from '../../core/actor.rules.ts';
import type { Applicant, Application, ApplicationPermissions } from './application.entity.ts';
import { canMove, canReviewCompanyAt } from './application.rules.ts';

type Sides = Pick<Application, 'seekerId' | 'recruiterId' | 'status'>;
type Fields<Of> = { [Name in keyof Of]: Of[Name] };
type Viewer = Pick<Actor, 'id'> | null;

const isSeekerOf = (viewer: Viewer, { seekerId }: Sides) => viewer?.id === seekerId;
const isRecruiterOf = (viewer: Viewer, { recruiterId }: Sides) => viewer?.id === recruiterId;

export function permissionsOn(application: Sides, viewer: Viewer): ApplicationPermissions {
  const { status } = application;
  const recruiter = isRecruiterOf(viewer, application);
  return {
    withdraw: isSeekerOf(viewer, application) && canMove(status, 'WITHDRAWN', 'SEEKER'),
    reviewCompany: isSeekerOf(viewer, application) && canReviewCompanyAt(status),
    startReview: recruiter && canMove(status, 'IN_REVIEW', 'RECRUITER'),
    approve: recruiter && canMove(status, 'APPROVED', 'RECRUITER'),
    hold: recruiter && canMove(status, 'ON_HOLD', 'RECRUITER'),
    reject: recruiter && canMove(status, 'REJECTED', 'RECRUITER'),
    scheduleInterview: recruiter && canMove(status, 'INTERVIEW_SCHEDULED', 'INTERVIEW'),
    extendOffer: recruiter && canMove(status, 'OFFER_EXTENDED', 'RECRUITER'),
    hire: recruiter && canMove(status, 'HIRED', 'RECRUITER'),
  };
}

/** How to reach somebody goes with the resume: both are closed to the recruiter by a withdrawal. */
export function applicantAsSeenBy(viewer: Viewer, application: Sides & { applicant: Fields<Applicant> }): Applicant {
  return canSeeResume(application, viewer)
    ? application.applicant
    : { ...application.applicant, email: null, phone: null, portfolio: null };
}

/** A resume is read by its owner, and by the recruiter it was sent to until it is withdrawn (OP-098). */
export const canSeeResume = (application: Sides, viewer: Viewer): boolean =>
  isSeekerOf(viewer, application) || (isRecruiterOf(viewer, application) && application.status !== 'WITHDRAWN');
