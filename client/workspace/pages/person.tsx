import { t } from '@lingui/core/macro';
import { ApplicantDetails } from '../applicants/applicant-details.tsx';
import type { PersonPart } from '../applicants/applicant-view.tsx';
import { ApplicationInterview } from '../interviews/application-interview.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LinkButton } from '../ui/buttons.tsx';

/** Interviews are scheduled in the list of the approved; other lists link there. */
const personWith =
  (scheduleAt: (application: { id: string; job: { id: string } }) => string): PersonPart =>
  ({ list, application }) =>
    application && (
      <>
        <ApplicationInterview
          application={application}
          elsewhere={
            list === 'APPROVED' ? undefined : (
              <div>
                <LinkButton icon={<Icon name="calendar" />} to={scheduleAt(application)}>
                  {t`Schedule an interview`}
                </LinkButton>
              </div>
            )
          }
        />
        <ApplicantDetails application={application} />
      </>
    );

export const PersonOfOneJob = personWith(
  ({ id, job }) => `${paths.applications}?job=${job.id}&tab=approved&application=${id}`,
);
export const PersonOfList = personWith(({ id }) => `${paths.approvedApplicants}?application=${id}`);
