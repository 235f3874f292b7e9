import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApplicationInterviewFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';

export type ScheduleDialogPart = ComponentType<{ application: ApplicationInterviewFragment; onClose: () => void }>;

/**
 * The message after an approval offers to schedule an interview, and stays while other people are opened. On another
 * page it leads to the person instead.
 */
export function useScheduleOffer(ScheduleDialog: ScheduleDialogPart) {
  const [asked, setAsked] = useState<ApplicationInterviewFragment | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const navigate = useNavigate();
  const schedule = (application: ApplicationInterviewFragment) =>
    isHere.current ? setAsked(application) : void navigate(`${paths.approvedApplicants}?application=${application.id}`);
  const dialog = asked && (
    <Suspense>
      <ScheduleDialog application={asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { schedule, dialog };
}
