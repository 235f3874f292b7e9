import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { suspendCompanySchema, suspensionReasonLength } from '../../../server/companies/company-admin.rules.ts';
import type { AdminCompanyDetailsFragment } from '../../gql/graphql.ts';
import { Cluster } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Question } from '../ui/question.tsx';
import { CompanyMergeDialog } from './company-merge-dialog.tsx';
import {
  AdminCompaniesDocument,
  LiftSuspensionDocument,
  SuspendCompanyDocument,
  VerifyCompanyDocument,
} from './company-documents.ts';
import { ReasonDialog } from './reason-dialog.tsx';

type Asked = 'verify' | 'unverify' | 'suspend' | 'lift' | 'merge';

interface ActionProps {
  record: AdminCompanyDetailsFragment;
  asked: Asked | null;
  onClose: () => void;
}

const refresh = { refetchQueries: [AdminCompaniesDocument] };
const after = async (work: Promise<unknown>, said: string) => {
  await work;
  toast.success(said);
};

/** The tick and the suspension of a company, and the way into another one. */
export function CompanyActions({ record }: { record: AdminCompanyDetailsFragment }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { state } = record;
  const parts = { record, asked, onClose: () => setAsked(null) };
  return (
    <Cluster gap={12}>
      {state === 'UNVERIFIED' && <Button type="primary" onClick={() => setAsked('verify')}>{t`Verify`}</Button>}
      {state === 'VERIFIED' && <Button onClick={() => setAsked('unverify')}>{t`Take back the verification`}</Button>}
      {state === 'SUSPENDED' ? (
        <Button onClick={() => setAsked('lift')}>{t`Lift the suspension`}</Button>
      ) : (
        <Button danger onClick={() => setAsked('suspend')}>{t`Suspend`}</Button>
      )}
      {state !== 'SUSPENDED' && <Button onClick={() => setAsked('merge')}>{t`Merge into another company`}</Button>}
      <TickQuestions {...parts} />
      <SuspensionQuestions {...parts} />
      <CompanyMergeDialog record={record} isOpen={asked === 'merge'} onClose={parts.onClose} />
    </Cluster>
  );
}

function TickQuestions({ record: { id, company }, asked, onClose }: ActionProps) {
  const { name } = company;
  const [verify] = useMutation(VerifyCompanyDocument, refresh);
  return (
    <>
      <Question
        isOpen={asked === 'verify'}
        title={t`Verify ${name}?`}
        okText={t`Verify`}
        act={() => after(verify({ variables: { id, isVerified: true } }), t`${name} is verified.`)}
        onClose={onClose}
      >
        <Trans>
          All of its members get the tick. First remove those who do not belong there. Jobs that waited for it open at
          once.
        </Trans>
      </Question>
      <Question
        isOpen={asked === 'unverify'}
        title={t`Take back the verification of ${name}?`}
        okText={t`Take back`}
        danger
        act={() => after(verify({ variables: { id, isVerified: false } }), t`${name} is no longer verified.`)}
        onClose={onClose}
      >
        {t`Its jobs stay open without the tick, and its members have the limits of new employers again.`}
      </Question>
    </>
  );
}

function SuspensionQuestions({ record: { id, company }, asked, onClose }: ActionProps) {
  const { name } = company;
  const [suspend] = useMutation(SuspendCompanyDocument, refresh);
  const [lift] = useMutation(LiftSuspensionDocument, refresh);
  return (
    <>
      <ReasonDialog
        isOpen={asked === 'suspend'}
        title={t`Suspend ${name}?`}
        check={suspendCompanySchema}
        maxLength={suspensionReasonLength}
        hint={t`Its recruiters read it. Applicants only hear that the job is gone.`}
        submitLabel={t`Suspend`}
        send={(reason) => after(suspend({ variables: { id, reason } }), t`${name} is suspended.`)}
        onClose={onClose}
      >
        <p>{t`Its open jobs leave the search at once, and nobody posts for it until you lift the suspension.`}</p>
      </ReasonDialog>
      <Question
        isOpen={asked === 'lift'}
        title={t`Lift the suspension of ${name}?`}
        okText={t`Lift`}
        act={() => after(lift({ variables: { id } }), t`${name} is no longer suspended.`)}
        onClose={onClose}
      >
        {t`The jobs that it took down are in the search again, and its recruiters are told.`}
      </Question>
    </>
  );
}
