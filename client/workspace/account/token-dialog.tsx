import { useApolloClient, useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import {
  accessTokenLimits,
  accessTokenSchema,
  offeredDays,
} from '../../../server/people/identity/tokens/access-token.rules.ts';
import type { TokenScope } from '../../gql/graphql.ts';
import { useIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { NewSecret } from '../forms/new-secret.tsx';
import { AccessTokensDocument, CreateAccessTokenDocument } from './token-documents.ts';
import { ProofItem, useProof } from '../forms/proof-item.tsx';
import { ScopePicker } from './scope-picker.tsx';

interface TokenDialogProps {
  isOpen: boolean;
  email: string;
  onClose: () => void;
}

/** Asks what the token is for, then shows it once. A click outside does not close the dialog. */
export function TokenDialog({ isOpen, email, onClose }: TokenDialogProps) {
  const [made, setMade] = useState<string | null>(null);
  const close = () => {
    setMade(null);
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      mask={{ closable: false }}
      title={made ? t`Your new token` : t`New access token`}
      footer={null}
      onCancel={close}
    >
      {made ? (
        <NewSecret label={t`Access token`} value={made} onClose={close} />
      ) : (
        <TokenForm email={email} onMade={setMade} onClose={close} />
      )}
    </Modal>
  );
}

interface TokenDraft {
  name: string;
  scopes: TokenScope[];
  expiresInDays: number;
  password: string;
}

const dayChoices = () =>
  offeredDays.map((days) => ({ value: days, label: plural(days, { one: '# day', other: '# days' }) }));

interface TokenFormProps extends Omit<TokenDialogProps, 'isOpen'> {
  onMade: (token: string) => void;
}

function TokenForm({ email, onMade, onClose }: TokenFormProps) {
  const client = useApolloClient();
  const proof = useProof();
  const { keyFor } = useIdempotencyKey();
  const [create] = useMutation(CreateAccessTokenDocument);
  const form = useServerForm<TokenDraft>({
    check: (values) => invalidFields(accessTokenSchema, values),
    send: async ({ password, ...input }) => {
      const variables = { input, password: proof.passwordOf({ password }), idempotencyKey: keyFor(input) };
      const { data } = await create({ variables });
      if (!data) return;
      onMade(data.createAccessToken.token);
      await client.refetchQueries({ include: [AccessTokensDocument] });
    },
    onRefused: proof.onRefused,
  });
  const { item, isBusy } = form;
  return (
    <Form {...form.props} initialValues={{ name: '', scopes: [], expiresInDays: offeredDays[1], password: '' }}>
      <Form.Item {...item('name')} label={t`Name`} extra={t`What the token is for, such as the program that gets it.`}>
        <Input maxLength={accessTokenLimits.nameCharacters} autoComplete="off" />
      </Form.Item>
      <Form.Item {...item('expiresInDays')} label={t`Valid for`}>
        <Select options={dayChoices()} virtual={false} />
      </Form.Item>
      <Form.Item {...item('scopes')} label={t`What the program may do`}>
        <ScopePicker />
      </Form.Item>
      {proof.isAsked && <ProofItem email={email} item={item('password')} />}
      <FormEnd problem={form.problem} isBusy={isBusy} onCancel={onClose}>{t`Create token`}</FormEnd>
    </Form>
  );
}
