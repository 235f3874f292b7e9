import { useMutation } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Modal } from 'antd';
import { undoTimes } from '../../../server/hiring/applications/decision-batch.rules.ts';
import type { ApplicantRowFragment, UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { ApplicantsDocument } from './applicant-documents.ts';
import type { Decision } from './decisions.ts';
import { ReasonForm } from './reason-form.tsx';
import { UndoableDecisionsDocument } from './undo-bar.tsx';
import { graphql } from '../../gql/gql.ts';

const DecideApplicationsDocument = graphql(/* GraphQL */ `
  mutation DecideApplications($ids: [ID!]!, $status: ApplicationStatus!, $reason: String, $seen: [ApplicationStatus!]) {
    decideApplications(ids: $ids, status: $status, reason: $reason, seen: $seen) {
      batch {
        id
      }
      moved {
        ...ApplicantRow
        ...ApplicationProgress
        ...ApplicationInterview
      }
      unmoved {
        ...UnmovedApplicant
      }
    }
  }

  fragment UnmovedApplicant on UnmovedApplication {
    application {
      ...ApplicantRow
      ...ApplicationProgress
    }
    message
  }
`);

interface BatchDialogProps {
  chosen: readonly ApplicantRowFragment[];
  /** Null while the dialog is closed. */
  decision: Decision | null;
  onClose: () => void;
  onDecided: (unmoved: readonly UnmovedApplicantFragment[]) => void;
}

const namesShown = 5;

/** "Asha Nair, Bimal Das and 3 more". */
export function namesText(names: readonly string[]): string {
  const left = names.length - namesShown;
  const first = names.slice(0, namesShown).join(', ');
  return left > 0 ? t`${first} and ${left} more` : first;
}

/** One confirmation before several applications move; each applicant reads the optional reason. */
export const BatchDialog = ({ decision, ...props }: BatchDialogProps) => (
  <Modal
    open={decision !== null}
    destroyOnHidden
    title={decision && i18n._(decision.title)}
    footer={null}
    onCancel={props.onClose}
  >
    {decision && <BatchForm {...props} decision={decision} />}
  </Modal>
);

function BatchForm({ chosen, decision, onClose, onDecided }: BatchDialogProps & { decision: Decision }) {
  const [decide] = useMutation(DecideApplicationsDocument, {
    refetchQueries: [ApplicantsDocument, UndoableDecisionsDocument],
  });
  return (
    <ReasonForm
      decision={decision}
      hint={t`Each applicant will read this.`}
      submitLabel={`${i18n._(decision.label)} ${chosen.length}`}
      onCancel={onClose}
      send={async (reason) => {
        const [ids, seen] = [chosen.map(({ id }) => id), chosen.map(({ status }) => status)];
        const { data } = await decide({ variables: { ids, seen, status: decision.to, reason } });
        onDecided(data?.decideApplications.unmoved ?? []);
      }}
    >
      <p>
        <b>
          <Plural value={chosen.length} one="# applicant" other="# applicants" />
        </b>
        : {namesText(chosen.map(({ applicant }) => applicant.name))}.
      </p>
      <p>{t`You can undo this for ${undoTimes.offered} seconds. Emails go out after that.`}</p>
    </ReasonForm>
  );
}
