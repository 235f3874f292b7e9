import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { indianDay } from '../../../server/core/india.rules.ts';
import { defaultClosingDays } from '../../../server/hiring/jobs/job.rules.ts';
import type { ServerForm } from '../forms/use-server-form.ts';
import { useNow } from '../lib/use-now.ts';
import { SwitchField } from '../forms/switch-field.tsx';
import type { AutoStopDraft } from './job-draft.ts';
import { optional } from './job-items.tsx';
import { NumberItem } from '../forms/number-item.tsx';

/** When a job closes automatically: at the first of three conditions (OP-115). */
export function AutoStopItems({ item }: Pick<ServerForm<{ autoStop: AutoStopDraft }>, 'item'>) {
  const today = indianDay(useNow());
  const isOn = Form.useWatch(['autoStop', 'enabled']) as boolean | undefined;
  return (
    <>
      <Form.Item {...item('autoStop.enabled')} valuePropName="checked">
        <SwitchField
          label={t`Auto-stop hiring`}
          hint={t`The job closes automatically at whichever comes first: applications, days or date. We'll notify you.`}
        />
      </Form.Item>
      {isOn && (
        <>
          <NumberItem
            {...item('autoStop.applicationsCount', 'autoStop.daysCount', 'autoStop.specificDate')}
            label={optional(t`Applications`)}
            extra={t`Close after this many applications.`}
          />
          <NumberItem
            {...item('autoStop.daysCount')}
            label={optional(t`Days`)}
            extra={t`Close after this many days.`}
          />
          <Form.Item
            {...item('autoStop.specificDate')}
            label={optional(t`Closing date`)}
            extra={t`Open to the end of that day. We suggest ${defaultClosingDays} days.`}
          >
            {/* The browser's date field: antd's DatePicker silently drops a half-typed date. */}
            <Input type="date" name="autoStop.specificDate" min={today} />
          </Form.Item>
        </>
      )}
    </>
  );
}
