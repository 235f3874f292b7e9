import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { applicationReasonLength } from '../../../server/applications/application.rules.ts';
import { undoTimes } from '../../../server/decisions/decision-batch.rules.ts';
import type { ApplicantRowFragment, UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FieldNote, TextAreaField } from '../../shared/ui/field.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { DecideApplicationsDocument } from './applicant-documents.ts';
import type { Decision } from './decisions.ts';

interface BatchDialogProps {
  chosen: readonly ApplicantRowFragment[];
  decision: Decision;
  onClose: () => void;
  onDecided: (unmoved: readonly UnmovedApplicantFragment[]) => void;
}

const namesShown = 5;

/** "Asha Nair, Bimal Das and 3 more". */
export function namesText(names: readonly string[]): string {
  const left = names.length - namesShown;
  return left > 0 ? `${names.slice(0, namesShown).join(', ')} and ${left} more` : names.join(', ');
}

/** One question before several applications move; the optional reason is read by each applicant. */
export function BatchDialog({ chosen, decision, onClose, onDecided }: BatchDialogProps) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [decide, { loading }] = useMutation(DecideApplicationsDocument);
  const confirm = async () => {
    setFailure(null);
    try {
      const { data } = await decide({
        variables: {
          ids: chosen.map(({ id }) => id),
          seen: chosen.map(({ status }) => status),
          status: decision.to,
          reason: reason.trim() || null,
        },
      });
      onDecided(data?.decideApplications.unmoved ?? []);
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <ConfirmDialog
      title={decision.title}
      confirmLabel={`${decision.label} ${chosen.length}`}
      danger={decision.kind === 'danger'}
      busy={loading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack>
        <p>
          <b>{chosen.length === 1 ? '1 applicant' : `${chosen.length} applicants`}</b>:{' '}
          {namesText(chosen.map(({ applicant }) => applicant.name))}.
        </p>
        <p>You can undo this for {undoTimes.offered} seconds. Only then the mails leave.</p>
        <TextAreaField
          label="Reason"
          optional
          hint="Each applicant reads it."
          rows={3}
          maxLength={applicationReasonLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure && <FieldNote error={failure} />}
      </Stack>
    </ConfirmDialog>
  );
}
