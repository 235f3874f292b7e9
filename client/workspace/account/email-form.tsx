import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { accountMessages, requestEmailChangeSchema } from '../../../server/people/identity/login/account.rules.ts';
import { useIsHere } from '../../shared/lib/address.ts';
import { paths } from '../../shared/lib/paths.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormButtons, FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { countersOf } from '../lib/code-counters.ts';
import { delay } from '../lib/delay.ts';
import { ProofItem, useProof } from '../forms/proof-item.tsx';
import { RequestEmailChangeDocument, type SentEmailCode } from './email-change.ts';

/** Long enough to read the toast. */
const REDIRECT_AFTER_MS = 1500;

interface EmailFormProps {
  email: string;
  /** Where to return after a correct code. */
  returnTo: SentEmailCode['returnTo'];
  onClose: () => void;
}

/** The new address. Its code is entered on a separate page; the old address stays valid until then. */
export function EmailForm({ email, returnTo, onClose }: EmailFormProps) {
  const proof = useProof();
  const [requestChange] = useMutation(RequestEmailChangeDocument);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const form = useServerForm<{ email: string; password: string }>({
    check: requestEmailChangeSchema,
    send: async (values) => {
      const typed = values.email.trim();
      const { data } = await requestChange({ variables: { email: typed, password: proof.passwordOf(values) } });
      if (!data) return;
      toast.success(accountMessages.newEmailCodeSent());
      const state: SentEmailCode = { email: typed, counters: countersOf(data.requestEmailChange), returnTo };
      await delay(REDIRECT_AFTER_MS);
      if (isHere()) void navigate(paths.verifyEmail, { state });
    },
    onRefused: proof.onRefused,
  });
  const { item, isBusy } = form;
  return (
    <Form {...form.props} initialValues={{ email, password: '' }}>
      <Form.Item
        {...item('email')}
        label={t`New email`}
        extra={t`We send a code there. Until you enter it, your email stays as it is.`}
      >
        <Input type="email" autoComplete="email" inputMode="email" spellCheck={false} />
      </Form.Item>
      {proof.isAsked && <ProofItem email={email} item={item('password')} />}
      <FormProblem text={form.problem} />
      <FormButtons>
        <Button disabled={isBusy} onClick={onClose}>
          {t`Cancel`}
        </Button>
        <SubmitButton isBusy={isBusy}>{t`Send code`}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
