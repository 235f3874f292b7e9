import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import {
  addInterviewSchema,
  interviewMessages,
  interviewSlots,
  interviewTextLength,
} from '../../../server/hiring/interviews/interview.rules.ts';
import type { InterviewEntryFragment, NewInterviewInput } from '../../gql/graphql.ts';
import { invalidFields } from '../../shared/lib/validation.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd } from '../forms/form-parts.tsx';
import { useTyped } from '../forms/use-draft.ts';
import { useServerForm } from '../forms/use-server-form.ts';
import { StoredTypingNote } from '../forms/one-edited.tsx';
import { AddInterviewDocument, UpdateInterviewDocument } from './interview-documents.ts';
import { forgetInterviews } from './interviews-cache.ts';
import { placeDraft, placeDraftSchema, placeInput, PlaceItems, placeProblems } from './place-items.tsx';
import { WhenItems } from './when-items.tsx';

const draftSchema = z.object({
  title: z.string(),
  candidate: z.string(),
  date: z.string(),
  slot: z.nullable(z.enum(interviewSlots)),
  place: placeDraftSchema,
});
type InterviewDraft = z.infer<typeof draftSchema>;
const typedSchema = z.partial(draftSchema);

const completeSchema = z.extend(addInterviewSchema.shape.input, {
  slot: z.enum(interviewSlots, { error: interviewMessages.slotRequired }),
});

/** The form id of a new interview. */
export const newInterviewId = 'new';

/** The fields changed since the form was opened. A slot belongs to its day. */
const changesOf = (opened: InterviewDraft, { title, candidate, date, slot, place }: InterviewDraft) => ({
  ...(title !== opened.title && { title }),
  ...(candidate !== opened.candidate && { candidate }),
  ...((date !== opened.date || slot !== opened.slot) && { date, slot }),
  ...(JSON.stringify(place) !== JSON.stringify(opened.place) && { place }),
});

/** The value as sent. */
const inputOf = <Fields extends Partial<InterviewDraft>>({ place, ...fields }: Fields) => ({
  ...fields,
  ...(place && { place: placeInput(place) }),
});

const problemsOf = (draft: InterviewDraft) => ({
  ...invalidFields(completeSchema, { ...draft, place: null }),
  ...placeProblems(draft.place),
});

interface InterviewFormProps {
  /** The interview to edit; undefined to add one by hand (OP-113). */
  interview?: InterviewEntryFragment;
  /** The default day of a new one. */
  day?: string | null;
  onClose: () => void;
}

/**
 * Title, candidate, date, time and place of an interview (HPROF-10, OP-111). Only changed fields are sent, so changes
 * from other windows stay.
 */
export function InterviewForm({ interview, day, onClose }: InterviewFormProps) {
  const [opened] = useState((): InterviewDraft => {
    const { title = '', candidate = '', date = day ?? '', slot = null, place } = interview ?? {};
    return { title, candidate, date, slot, place: placeDraft(place) };
  });
  const isOfApplication = Boolean(interview?.application);
  const { typed, keep } = useTyped(interview?.id ?? newInterviewId, typedSchema);
  const [add] = useMutation(AddInterviewDocument, { update: forgetInterviews });
  const [update] = useMutation(UpdateInterviewDocument, { update: forgetInterviews });
  const { form, props, item, isBusy, problem } = useServerForm<InterviewDraft>({
    check: problemsOf,
    send: async (draft) => {
      if (interview) await update({ variables: { id: interview.id, input: inputOf(changesOf(opened, draft)) } });
      else await add({ variables: { input: inputOf(draft) as NewInterviewInput } });
      toast.success(interview ? t`Interview updated` : t`Interview added`);
      onClose();
    },
  });
  useEffect(() => form.focusField('title'), [form]);
  const keepChanges = ({ date }: Partial<InterviewDraft>) => {
    if (date !== undefined) form.setFieldValue('slot', null);
    keep(changesOf(opened, form.getFieldsValue(true) as InterviewDraft));
  };
  return (
    <Form
      {...props}
      aria-label={interview ? t`Edit ${interview.title}` : t`New interview`}
      initialValues={{ ...opened, ...typed, ...(isOfApplication && { candidate: opened.candidate }) }}
      onValuesChange={keepChanges}
    >
      {typed && <StoredTypingNote />}
      <Form.Item {...item('title')} label={t`Title`}>
        <Input maxLength={interviewTextLength} />
      </Form.Item>
      <Form.Item {...item('candidate')} label={t`Candidate`}>
        {/* The candidate is always the applicant. */}
        <Input
          maxLength={interviewTextLength}
          readOnly={isOfApplication}
          variant={isOfApplication ? 'borderless' : 'outlined'}
        />
      </Form.Item>
      <WhenItems item={item} applicationId={interview?.application?.id} own={opened} />
      <PlaceItems item={item} phone={interview?.application?.applicant.phone} />
      <FormEnd problem={problem} isBusy={isBusy} onCancel={onClose}>
        {interview ? t`Update` : t`Add`}
      </FormEnd>
    </Form>
  );
}
