import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplicationInterviewFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';

/** The applicant to interview. */
export type Interviewed = Pick<ApplicationInterviewFragment, 'id' | 'applicant'>;
export type ScheduleDialogPart = ComponentType<{ application: Interviewed; onClose: () => void }>;

/**
 * Cards of approved applicants link to the form, and so does the toast after an approval, which stays while other
 * people are opened. On other pages the toast links to the person.
 */
export function useScheduleOffer(ScheduleDialog: ScheduleDialogPart) {
  const [asked, setAsked] = useState<Interviewed | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const navigate = useNavigate();
  const schedule = (application: Interviewed) =>
    isHere.current ? setAsked(application) : void navigate(`${paths.approvedApplicants}?application=${application.id}`);
  const dialog = asked && (
    <Suspense>
      <ScheduleDialog application={asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { schedule, dialog };
}
