import { t } from '@lingui/core/macro';
import { Alert, Button, Input, type InputRef } from 'antd';
import { useRef } from 'react';
import { Stack } from '../../shared/ui/layout.tsx';
import { FormButtons } from './form-parts.tsx';
import { toast } from '../../shared/ui/toast.ts';

interface NewSecretProps {
  label: string;
  value: string;
  onClose: () => void;
}

/** A value that the server reveals only once. */
export function NewSecret({ label, value, onClose }: NewSecretProps) {
  const field = useRef<InputRef>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t`Copied.`);
    } catch {
      // Without https or permission, selects the text so that the keyboard can copy it.
      toast.error(t`Your browser did not copy it. Please copy what is selected.`);
    }
  };
  return (
    <Stack>
      <Alert type="warning" showIcon title={t`Copy it now and keep it like a password. It is not shown again.`} />
      <Input ref={field} aria-label={label} value={value} readOnly spellCheck={false} />
      <FormButtons>
        <Button onClick={onClose}>{t`Done`}</Button>
        <Button type="primary" onClick={() => void copy()}>
          {t`Copy`}
        </Button>
      </FormButtons>
    </Stack>
  );
}
