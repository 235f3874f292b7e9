import { Form, type FormProps } from 'antd';
import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { type Failure, failureOf, type FieldMessages, fieldErrors } from '../../shared/lib/errors.ts';
import { invalidFields } from '../../shared/lib/validation.ts';

interface ServerFormSettings<Values> {
  /** Validation errors by field ('' is the form), from the server's rule, so that both sides agree. */
  check: z.ZodMiniType | ((values: Values) => FieldMessages);
  /** Rejects with the server's error. */
  send: (values: Values) => Promise<unknown>;
  /** The message when the server did not answer. */
  fallback?: string;
  /** Called first with an error; its result is shown above the button in place of the server's message. */
  onRefused?: (failure: Failure, error: unknown) => string | null | undefined;
}

/** Field errors of an answer that is not GraphQL. */
export class FieldRefusal extends Error {
  constructor(readonly fields: FieldMessages) {
    super(Object.values(fields)[0]);
  }
}

type FieldOf<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

async function rejectWith(message: string | undefined): Promise<void> {
  if (message) throw new Error(message);
}

/** antd names list rows by number. */
const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * An antd form validated by the server's rules before it is sent. Server errors appear at their fields, else above the
 * button, and the first invalid field gets the focus. Nothing is shown before the first attempt; after it, errors
 * update at once.
 */
export function useServerForm<Values extends object>({ check, send, fallback, onRefused }: ServerFormSettings<Values>) {
  const [form] = Form.useForm<Values>();
  const name = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const problemsNow = (): FieldMessages => {
    const values = form.getFieldsValue(true) as Values;
    return typeof check === 'function' ? check(values) : invalidFields(check, values);
  };
  const refuse = (fields: FieldMessages) => {
    const [first] = Object.keys(fields);
    form.setFields(
      Object.entries(fields).map(([field, message]) => ({ name: pathOf(field), errors: [message] }) as never),
    );
    if (first !== undefined) form.scrollToField(pathOf(first), { focus: true });
  };
  const explain = (error: unknown) => {
    if (error instanceof FieldRefusal) return refuse(error.fields);
    const said = onRefused?.(failureOf(error), error);
    const shown = form.getFieldsError().map((field) => field.name.join('.'));
    const { fields, formText } = fieldErrors(error, shown, fallback);
    setProblem(said === undefined ? formText : said);
    refuse(fields as FieldMessages);
  };
  const finish = async () => {
    if (isBusy) return;
    setIsChecked(true);
    const wrong = problemsNow()[''] ?? null;
    setProblem(wrong);
    if (wrong !== null) return;
    setIsBusy(true);
    await send(form.getFieldsValue(true) as Values).catch(explain);
    setIsBusy(false);
  };
  const props: FormProps<Values> = {
    form,
    name,
    layout: 'vertical',
    requiredMark: false,
    noValidate: true,
    validateTrigger: isChecked ? 'onChange' : [],
    scrollToFirstError: { focus: true },
    onFinish: () => void finish(),
    onFinishFailed: () => {
      setIsChecked(true);
      setProblem(problemsNow()[''] ?? null);
    },
  };
  const rulesOf = (field: string) => [{ validator: () => rejectWith(problemsNow()[field]) }];
  /** For `<Form.Item>`: its name and its rule, which also depends on `others`; "limits.days" is a field of a field. */
  const item = (field: FieldOf<Values>, ...others: FieldOf<Values>[]) => ({
    name: pathOf(field),
    rules: rulesOf(field),
    // They would be validated with the others before the first attempt.
    dependencies: isChecked ? others.map(pathOf) : [],
  });
  return { props, item, rulesOf, form, isBusy, problem, setProblem, refuse };
}

export type ServerForm<Values extends object> = ReturnType<typeof useServerForm<Values>>;
