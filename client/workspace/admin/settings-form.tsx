import { useApolloClient, useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Alert, Button, Form, Input, InputNumber } from 'antd';
import { type ReactNode, useState } from 'react';
import {
  type SettingGroup,
  settingGroupLabels,
  settingLabels,
  type SettingName,
} from '../../../server/platform/settings/settings.labels.ts';
import {
  settingNames,
  settingSchemas,
  type Settings,
  settingsInputSchema,
} from '../../../server/platform/settings/settings.rules.ts';
import { keysOf } from '../../../server/core/text.rules.ts';
import type { AllSettingsFragment } from '../../gql/graphql.ts';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormButtons, FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { type ServerForm, useServerForm } from '../forms/use-server-form.ts';
import { SwitchField } from '../forms/switch-field.tsx';
import styles from './settings-form.module.css';
import { ChangeSettingsDocument, PortalSettingsDocument } from './settings-documents.ts';

/** Submitted with the settings: whether saving them requires a new consent. */
type Values = Settings & { isNewConsent: boolean };

/** All settings by group. Typed values stay when another admin saves first. */
export function SettingsForm({ settings }: { settings: AllSettingsFragment }) {
  const client = useApolloClient();
  const [change] = useMutation(ChangeSettingsDocument);
  const [isStale, setIsStale] = useState(false);
  // The form keeps the settings that it opened with: a later answer must not change its version.
  const [opened, setOpened] = useState(settings);
  const serverForm = useServerForm<Values>({
    check: settingsInputSchema,
    send: async ({ isNewConsent, ...values }) => {
      const { data } = await change({
        variables: { version: opened.version, input: changesOf(values, opened), isNewConsent },
      });
      if (data) setOpened(data.changeSettings);
      form.setFieldValue('isNewConsent', false);
      toast.success(t`Settings saved.`);
    },
    onRefused: ({ code }) => {
      setIsStale(code === 'CONFLICT');
      return code === 'CONFLICT' ? null : undefined;
    },
  });
  const { props, form, problem, isBusy } = serverForm;
  const loadAgain = async () => {
    const { data } = await client.query({ query: PortalSettingsDocument, fetchPolicy: 'network-only' });
    if (!data) return;
    setOpened(data.portalSettings);
    form.setFieldsValue(data.portalSettings);
    setIsStale(false);
  };
  return (
    <Form {...props} initialValues={{ ...opened, isNewConsent: false }}>
      <Stack gap={20}>
        {keysOf(settingGroupLabels).map((group) => (
          <SettingsGroup key={group} group={group} serverForm={serverForm}>
            {group === 'LEGAL' && (
              <Form.Item {...serverForm.item('isNewConsent')} valuePropName="checked">
                <SwitchField
                  label={t`Ask everybody to agree again`}
                  hint={t`On their next visit, when what they agreed to changes. Version now: ${opened.consentVersion}`}
                />
              </Form.Item>
            )}
          </SettingsGroup>
        ))}
        {isStale && (
          <Alert
            type="warning"
            title={t`Somebody changed the settings meanwhile.`}
            description={t`Reload them to continue; what you typed here is lost.`}
            action={<Button onClick={() => void loadAgain()}>{t`Load again`}</Button>}
          />
        )}
        <FormProblem text={problem} />
        <FormButtons>
          <SubmitButton isBusy={isBusy}>{t`Save settings`}</SubmitButton>
        </FormButtons>
      </Stack>
    </Form>
  );
}

/** Unchanged settings are not sent. */
const changesOf = (values: Settings, opened: Settings): Partial<Settings> =>
  Object.fromEntries(settingNames.filter((name) => values[name] !== opened[name]).map((name) => [name, values[name]]));

interface GroupProps {
  group: SettingGroup;
  serverForm: ServerForm<Values>;
  children: ReactNode;
}

function SettingsGroup({ group, serverForm, children }: GroupProps) {
  return (
    <Panel>
      <h2 className={styles.group}>{settingGroupLabels[group]()}</h2>
      {settingNames
        .filter((name) => settingSchemas[name].group === group)
        .map((name) => (
          <SettingField key={name} name={name} item={serverForm.item} />
        ))}
      {children}
    </Panel>
  );
}

/** The control for the kind of setting: a switch, a number, a line or a text. */
function SettingField({ name, item }: { name: SettingName; item: ServerForm<Values>['item'] }) {
  const rule = settingSchemas[name];
  const [label, help] = [settingLabels[name].label(), settingLabels[name].help()];
  if (typeof rule.default === 'boolean')
    return (
      <Form.Item {...item(name)} valuePropName="checked">
        <SwitchField label={label} hint={help} />
      </Form.Item>
    );
  return (
    <Form.Item {...item(name)} label={label} extra={help}>
      <SettingInput name={name} />
    </Form.Item>
  );
}

/** `control` holds the props set by Form.Item: id, value, onChange. */
function SettingInput({ name, ...control }: { name: SettingName }) {
  const { bounds, isLongText, longest } = settingSchemas[name] as (typeof settingSchemas)[SettingName] & {
    bounds?: { min: number; max: number };
    isLongText?: boolean;
    longest?: number;
  };
  if (bounds) return <InputNumber {...control} className={styles.number} inputMode="numeric" controls={false} />;
  if (!isLongText) return <Input {...control} maxLength={longest} />;
  // Fixed height: autoSize measures with inline styles, which the Content-Security-Policy blocks.
  return <Input.TextArea {...control} maxLength={longest} rows={(longest ?? 0) > 1000 ? 12 : 3} />;
}
