import { t } from '@lingui/core/macro';
import { Form, type FormItemProps } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '../../shared/lib/errors.ts';
import { PasswordInput, PasswordOwner } from './form-parts.tsx';

/**
 * For actions that need a fresh proof of identity (asvs-7.5.1): the `password` field appears when the server asks for
 * it.
 */
export function useProof() {
  const [isAsked, setIsAsked] = useState(false);
  return {
    isAsked,
    /** The value as sent. */
    passwordOf: ({ password }: { password: string }) => (isAsked ? password : null),
    onRefused: ({ fields }: Failure) => {
      if (fields.password) flushSync(() => setIsAsked(true));
      return undefined;
    },
  };
}

/** `item` comes from the field. */
export const ProofItem = ({ email, item }: { email: string; item: FormItemProps }) => (
  <>
    <PasswordOwner email={email} />
    <Form.Item {...item} label={t`Password`} extra={t`You logged in a while ago, so we make sure that it is you.`}>
      <PasswordInput autoComplete="current-password" />
    </Form.Item>
  </>
);
