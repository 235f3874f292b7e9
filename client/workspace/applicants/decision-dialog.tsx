import { useApolloClient, useMutation } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Modal } from 'antd';
import { useState } from 'react';
import { cancelsInterview } from '../../../server/hiring/applications/application.rules.ts';
import { undoTimes } from '../../../server/hiring/applications/decision-batch.rules.ts';
import { isLive } from '../../../server/hiring/interviews/interview.rules.ts';
import type { ApplicantProfileFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { forgetFilledJob } from '../lib/filled-job-cache.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ApplicantProfileDocument, ApplicantsDocument } from './applicant-documents.ts';
import type { Decision } from './decisions.ts';
import { ReasonForm } from './reason-form.tsx';
import type { Interviewed } from './schedule-offer.tsx';
import { UndoableDecisionsDocument } from './undo-bar.tsx';
import { graphql } from '../../gql/gql.ts';

const SetApplicationStatusDocument = graphql(/* GraphQL */ `
  mutation SetApplicationStatus($id: ID!, $status: ApplicationStatus!, $reason: String, $seen: ApplicationStatus) {
    setApplicationStatus(id: $id, status: $status, reason: $reason, seen: $seen) {
      ...ApplicationProgress
      ...ApplicationInterview
    }
  }
`);

interface DecisionDialogProps {
  application: ApplicantProfileFragment;
  /** Null while the dialog is closed. */
  decision: Decision | null;
  onClose: () => void;
  onDecided: () => void;
  /** The job somebody was hired for. */
  onHired?: (jobId: string) => void;
  /** Shown after an approval where an interview can be scheduled. */
  onSchedule: (application: Interviewed) => void;
}

type AskedProps = DecisionDialogProps & { decision: Decision };

/** Confirms a decision (HAPP-31…34). The applicant can read the optional reason. */
export const DecisionDialog = ({ decision, ...props }: DecisionDialogProps) => (
  <Modal
    open={decision !== null}
    destroyOnHidden
    title={decision && i18n._(decision.title)}
    footer={null}
    onCancel={props.onClose}
  >
    {decision && <DecisionForm {...props} decision={decision} />}
  </Modal>
);

/** An error stays in the dialog; a decision that was made can be undone in the undo bar. */
function DecisionForm({ application, decision, onClose, onDecided, onHired, onSchedule }: AskedProps) {
  const { id, status, applicant, interview } = application;
  const client = useApolloClient();
  const [known, setKnown] = useState(status);
  // Opening an application starts its review. Any other change while the dialog is open is somebody's decision, which
  // must not be overruled unseen.
  const seen = known === 'NEW' && status === 'IN_REVIEW' ? status : known;
  const [move] = useMutation(SetApplicationStatusDocument, {
    ...(decision.to === 'HIRED' && { update: forgetFilledJob }),
    refetchQueries: [ApplicantsDocument, UndoableDecisionsDocument],
  });
  const send = async (reason: string | null) => {
    const { data } = await move({ variables: { id, status: decision.to, reason, seen } });
    const maySchedule = decision.to === 'APPROVED' && data?.setApplicationStatus.viewerCan.scheduleInterview;
    // The undo bar confirms the decision and offers to undo it.
    if (maySchedule)
      toast.success(`${i18n._(decision.done)}: ${applicant.name}`, {
        action: { label: t`Schedule interview`, onClick: () => onSchedule(application) },
      });
    if (decision.to === 'HIRED') onHired?.(application.job.id);
    onClose();
    onDecided();
  };
  /** Another window decided first: the dialog shows its decision, and the next press starts from that status. */
  const learn = async (refusal: string, say: (problem: string) => void) => {
    const { data } = await client
      .query({ query: ApplicantProfileDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (!data?.application) return;
    const { status: current, statusText } = data.application;
    setKnown(current);
    say(t`${refusal} It is ${statusText} now.`);
  };
  // A past interview is not cancelled.
  const losesInterview = interview && isLive(interview.status) && cancelsInterview(decision.to);
  return (
    <ReasonForm
      decision={decision}
      hint={t`The applicant will read this.`}
      submitLabel={i18n._(decision.label)}
      startsAtSubmit
      onCancel={onClose}
      send={send}
      onRefused={({ code }, error, say) => code === 'CONFLICT' && void learn(errorText(error), say)}
    >
      <p>
        {i18n._(decision.means(applicant.name))} {losesInterview && t`The interview is cancelled.`}
      </p>
      <p className="quiet">{t`You can undo this for ${undoTimes.offered} seconds. The email goes out after that.`}</p>
    </ReasonForm>
  );
}
