import { useApolloClient, useMutation } from '@apollo/client/react';
import { type KeyboardEvent, useState } from 'react';
import { applicationReasonLength, cancelsInterview } from '../../../server/applications/application.rules.ts';
import { isLive } from '../../../server/calendar/interview.rules.ts';
import type { ApplicantProfileFragment } from '../../gql/graphql.ts';
import { errorText, failureOf } from '../../shared/lib/errors.ts';
import { forgetFilledJob } from '../lib/filled-job-cache.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FieldNote, TextAreaField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ApplicantProfileDocument, SetApplicationStatusDocument } from './applicant-documents.ts';
import { type Decision, undoOf } from './decisions.ts';

interface DecisionDialogProps {
  application: ApplicantProfileFragment;
  decision: Decision;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks before an application moves (HAPP-31…34). The applicant can read the optional reason. */
export function DecisionDialog(props: DecisionDialogProps) {
  const {
    application: { applicant, interview },
    decision,
    onClose,
  } = props;
  const { reason, setReason, failure, loading, confirm } = useDecision(props);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !loading) void confirm();
  };
  // An interview that took place already is not cancelled.
  const losesInterview = interview && isLive(interview.status) && cancelsInterview(decision.to);
  return (
    <ConfirmDialog
      title={decision.title}
      confirmLabel={decision.label}
      danger={decision.kind === 'danger'}
      busy={loading}
      startsAtConfirm
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <p>
          <b>{applicant.name}</b> {decision.means}.{losesInterview && ' The interview is cancelled.'}
        </p>
        <TextAreaField
          label="Reason"
          optional
          hint="The applicant reads it."
          rows={3}
          maxLength={applicationReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onKeyDown={press}
        />
        {failure && <FieldNote error={failure} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** The typed reason, and the decision itself: a refusal stays in the dialog, a decision that was made can be undone. */
function useDecision({ application: { id, status, applicant }, decision, onClose, onDecided }: DecisionDialogProps) {
  const client = useApolloClient();
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [known, setKnown] = useState(status);
  // A review begins by itself. Any other change while the dialog is open is a person's decision, which this one must
  // not overrule unseen.
  const seen = known === 'NEW' && status === 'IN_REVIEW' ? status : known;
  const [move, { loading }] = useMutation(
    SetApplicationStatusDocument,
    decision.to === 'HIRED' ? { update: forgetFilledJob } : {},
  );
  const undo = undoOf(seen, decision.to);
  const takeBack = async () => {
    try {
      if (undo) await move({ variables: { id, status: undo, seen: decision.to } });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  /** Another window was faster: the dialog shows what it did, and the next press starts from that status. */
  const learn = async (refusal: string) => {
    const { data } = await client
      .query({ query: ApplicantProfileDocument, variables: { id }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }));
    if (!data?.application) return;
    setKnown(data.application.status);
    setFailure(`${refusal} It is ${data.application.statusText} now.`);
  };
  const confirm = async () => {
    setFailure(null);
    try {
      await move({ variables: { id, status: decision.to, reason: reason.trim() || null, seen } });
    } catch (error) {
      setFailure(errorText(error));
      if (failureOf(error).code === 'CONFLICT') await learn(errorText(error));
      return;
    }
    toast.success(
      `${decision.done}: ${applicant.name}`,
      undo ? { action: { label: 'Undo', onClick: () => void takeBack() } } : undefined,
    );
    onClose();
    onDecided();
  };
  return { reason, setReason, failure, loading, confirm };
}
