import { Form, type FormProps } from 'antd';
import { useId, useState } from 'react';
import type * as z from 'zod/mini';
import { type Failure, failureOf, type FieldMessages, fieldErrors } from '../../shared/lib/errors.ts';
import { invalidFields } from '../../shared/lib/validation.ts';

interface ServerFormSettings<Values> {
  /** What is wrong with the values, by field ('' is the form): the server's rule, so that both say the same. */
  check: z.ZodMiniType | ((values: Values) => FieldMessages);
  /** Rejects with the server's refusal. */
  send: (values: Values) => Promise<unknown>;
  /** Said when the server gave no answer. */
  fallback?: string;
  /** Hears of a refusal first; what it answers is said above the button in place of the server's sentence. */
  onRefused?: (failure: Failure, error: unknown) => string | null | undefined;
}

/** What the server said of fields in an answer that is not GraphQL's. */
export class FieldRefusal extends Error {
  constructor(readonly fields: FieldMessages) {
    super(Object.values(fields)[0]);
  }
}

type FieldOf<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

async function rejectWith(message: string | undefined): Promise<void> {
  if (message) throw new Error(message);
}

/** antd names rows of a list by number. */
const pathOf = (field: string) => field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/**
 * An antd form that the server checks: its rules before anything is sent, its refusal at the fields it names, else
 * above the button. The first wrong field gets the focus. Nothing is said before the first attempt, and everything at
 * once after it.
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
  /** For `<Form.Item>`: its name and its rule, which reads `others` too; "limits.days" is a field of a field. */
  const item = (field: FieldOf<Values>, ...others: FieldOf<Values>[]) => ({
    name: pathOf(field),
    rules: rulesOf(field),
    // They would be validated with the others before the first attempt.
    dependencies: isChecked ? others.map(pathOf) : [],
  });
  return { props, item, rulesOf, form, isBusy, problem, setProblem, refuse };
}

export type ServerForm<Values extends object> = ReturnType<typeof useServerForm<Values>>;
