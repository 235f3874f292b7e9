import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { ApplicantDetails } from '../applicants/applicant-details.tsx';
import type { PersonPart } from '../applicants/applicant-view.tsx';
import { ApplicationInterview } from '../interviews/application-interview.tsx';
import { Icon } from '../../shared/ui/icon.tsx';

/** The form to schedule an interview is open on the list of the approved; on the other lists a button opens it. */
export const Person: PersonPart = ({ list, application, onSchedule }) =>
  application && (
    <>
      <ApplicationInterview
        application={application}
        elsewhere={
          list === 'APPROVED' ? undefined : (
            <div>
              <Button icon={<Icon name="calendar" />} onClick={() => onSchedule(application)}>
                {t`Schedule interview`}
              </Button>
            </div>
          )
        }
      />
      <ApplicantDetails application={application} />
    </>
  );
