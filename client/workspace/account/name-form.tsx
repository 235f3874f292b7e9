import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Form, Input } from 'antd';
import { updateNameSchema } from '../../../server/people/identity/login/account.rules.ts';
import { evictProfiles } from '../../shared/lib/me.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormButtons, FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { UpdateNameDocument } from './account-documents.ts';

export function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const [updateName] = useMutation(UpdateNameDocument, {
    update: (cache, { data }) => void (data && evictProfiles(cache)),
  });
  const { props, item, isBusy, problem } = useServerForm<{ name: string }>({
    check: updateNameSchema,
    send: async (values) => {
      await updateName({ variables: { name: values.name.trim() } });
      toast.success(t`Name saved.`);
      onClose();
    },
  });
  return (
    <Form {...props} initialValues={{ name }}>
      <Form.Item {...item('name')} label={t`Full name`}>
        <Input autoComplete="name" />
      </Form.Item>
      <FormProblem text={problem} />
      <FormButtons>
        <Button disabled={isBusy} onClick={onClose}>
          {t`Cancel`}
        </Button>
        <SubmitButton isBusy={isBusy}>{t`Save name`}</SubmitButton>
      </FormButtons>
    </Form>
  );
}
