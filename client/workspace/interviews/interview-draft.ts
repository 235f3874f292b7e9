import * as z from 'zod/mini';
import { interviewSlots } from '../../../server/calendar/interview.rules.ts';
import { useDraft } from '../forms/use-draft.ts';

const draftSchema = z.object({
  title: z.string(),
  candidate: z.string(),
  date: z.string(),
  slot: z.nullable(z.enum(interviewSlots)),
});
const typedSchema = z.partial(draftSchema);

export type InterviewDraft = z.infer<typeof draftSchema>;
/** The fields that the person typed in. */
export type TypedInterview = z.infer<typeof typedSchema>;

/** For antd's form, which shows what is typed as it is kept elsewhere. */
export const fieldsOf = (values: TypedInterview): { name: string; value: unknown }[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** By interview, or by application where there is no interview yet. Stored until it is sent or discarded. */
export const useInterviewDrafts = () => useDraft('interview', typedSchema);
