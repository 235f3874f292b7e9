import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { suspendCompanySchema, suspensionReasonLength } from '../../../server/office/companies/company-admin.rules.ts';
import type { AdminCompanyDetailsFragment } from '../../gql/graphql.ts';
import { Cluster } from '../../shared/ui/layout.tsx';
import { AskButton, DialogButton, Question } from '../ui/dialogs.tsx';
import {
  AdminCompaniesDocument,
  LiftSuspensionDocument,
  SuspendCompanyDocument,
  VerifyCompanyDocument,
} from './company-documents.ts';
import { CompanyMergeForm } from './company-merge-form.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface ActionProps {
  record: AdminCompanyDetailsFragment;
}

const refresh = { refetchQueries: [AdminCompaniesDocument] };

/** Verification, suspension and merging of a company. */
export const CompanyActions = ({ record }: ActionProps) => (
  <Cluster gap={12}>
    <TickButtons record={record} />
    <SuspensionButton record={record} />
    <DialogButton
      button={{ children: t`Merge into another company` }}
      isOffered={record.state !== 'SUSPENDED'}
      mask={{ closable: false }}
      title={t`Merge ${record.company.name} into another company`}
    >
      {(close) => <CompanyMergeForm id={record.id} onClose={close} />}
    </DialogButton>
  </Cluster>
);

function TickButtons({ record: { id, company, state } }: ActionProps) {
  const { name } = company;
  const [verify] = useMutation(VerifyCompanyDocument, refresh);
  return (
    <>
      <AskButton
        button={{ type: 'primary', children: t`Verify` }}
        isOffered={state === 'UNVERIFIED'}
        title={t`Verify ${name}?`}
        okText={t`Verify`}
        act={() => verify({ variables: { id, isVerified: true } })}
        done={t`${name} is verified.`}
      >
        <Trans>
          All its members get the tick, so first remove anyone who doesn't belong. Jobs waiting for verification open
          right away.
        </Trans>
      </AskButton>
      <AskButton
        button={{ children: t`Remove verification` }}
        isOffered={state === 'VERIFIED'}
        title={t`Remove the verification of ${name}?`}
        okText={t`Remove`}
        danger
        act={() => verify({ variables: { id, isVerified: false } })}
        done={t`${name} is no longer verified.`}
      >
        {t`Its jobs stay open without the tick, and its members get the limits of new employers.`}
      </AskButton>
    </>
  );
}

function SuspensionButton({ record: { id, company, state } }: ActionProps) {
  const [asked, setAsked] = useState<'suspend' | 'lift' | null>(null);
  const close = () => setAsked(null);
  const { name } = company;
  const [suspend] = useMutation(SuspendCompanyDocument, refresh);
  const [lift] = useMutation(LiftSuspensionDocument, refresh);
  return (
    <>
      {/* One button with a changing label, so that it keeps the focus. */}
      {state === 'SUSPENDED' ? (
        <Button onClick={() => setAsked('lift')}>{t`Lift the suspension`}</Button>
      ) : (
        <Button danger onClick={() => setAsked('suspend')}>{t`Suspend`}</Button>
      )}
      <ReasonDialog
        isOpen={asked === 'suspend'}
        title={t`Suspend ${name}?`}
        check={suspendCompanySchema}
        maxLength={suspensionReasonLength}
        hint={t`Its recruiters will read this. Applicants only learn that the job is gone.`}
        submitLabel={t`Suspend`}
        send={(reason) => suspend({ variables: { id, reason } })}
        done={t`${name} is suspended.`}
        onClose={close}
      >
        <p>{t`Its open jobs leave the search right away, and nobody can post for it until you lift the suspension.`}</p>
      </ReasonDialog>
      <Question
        isOpen={asked === 'lift'}
        title={t`Lift the suspension of ${name}?`}
        okText={t`Lift`}
        act={() => lift({ variables: { id } })}
        done={t`${name} is no longer suspended.`}
        onClose={close}
      >
        {t`Its jobs return to the search, and its recruiters are notified.`}
      </Question>
    </>
  );
}
