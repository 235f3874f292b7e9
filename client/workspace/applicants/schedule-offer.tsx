import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplicationInterviewFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';

/** Whom an interview is scheduled with. */
export type Interviewed = Pick<ApplicationInterviewFragment, 'id' | 'applicant'>;
export type ScheduleDialogPart = ComponentType<{ application: Interviewed; onClose: () => void }>;

/**
 * The cards of the approved lead to the form, and so does the message after an approval, which stays while other people
 * are opened. On another page the message leads to the person instead.
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
