import { applicationPageSizes } from '../../../server/hiring/applications/application.rules.ts';
import type { ApplicationList, JobStepsQuery } from '../../gql/graphql.ts';
import type { PageAddress, PageRequests } from '../../shared/lib/page-requests.ts';
import { firstToReview, JobStepsDocument } from '../hiring/job-steps.ts';
import { pageSizeOf } from '../lib/page-size.ts';
import { ApplicantProfileDocument, ApplicantsDocument } from '../applicants/applicant-documents.ts';
import { applicantsOf, type ApplicantsPlace, listOf, placeOf } from '../applicants/applicants-address.ts';

const placeAt = ({ query }: PageAddress) => placeOf(query, pageSizeOf('applicants', applicationPageSizes).size);
const jobSteps = { query: JobStepsDocument, variables: { page: 1 } };

const listAndPerson = (jobId: string | null, list: ApplicationList, place: ApplicantsPlace) => [
  { query: ApplicantsDocument, variables: applicantsOf(jobId, list, place) },
  ...(place.application ? [{ query: ApplicantProfileDocument, variables: { id: place.application } }] : []),
];

/** Of the job in the address, or of the first job to review. */
export const requestsOfJob: PageRequests = (address) => {
  const place = placeAt(address);
  const ofJob = (jobId: string) => listAndPerson(jobId, listOf(place.tab), place);
  if (place.job) return [jobSteps, ...ofJob(place.job)];
  const ofFirst = ({ hrJobs: { items } }: JobStepsQuery) => {
    const first = firstToReview(items);
    return first ? ofJob(first.id) : [];
  };
  return [{ ...jobSteps, next: ofFirst }];
};

export const requestsOfList =
  (list: ApplicationList): PageRequests =>
  (address) => {
    const place = placeAt(address);
    return [jobSteps, ...listAndPerson(place.job, list, place)];
  };
