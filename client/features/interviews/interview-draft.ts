import { useQuery } from '@apollo/client/react';
import { z } from 'zod';
import { interviewSlots } from '../../../server/interviews/interview.rules.ts';
import { MeDocument } from '../../lib/me.ts';
import { keepDraft, readDraft } from '../../lib/text-draft.ts';

const draftSchema = z.object({ title: z.string(), candidate: z.string(), date: z.string(), slot: z.enum(interviewSlots).nullable() });
const typedSchema = draftSchema.partial();

export type InterviewDraft = z.infer<typeof draftSchema>;
/** The fields that somebody typed in. */
export type TypedInterview = z.infer<typeof typedSchema>;

/** By interview, by application where there is none yet; kept until it is sent or thrown away. */
export const readTypedInterview = (id: string): TypedInterview | null => readDraft(`interview.${id}`, typedSchema);
export const keepTypedInterview = (id: string, typed: TypedInterview | null): void => keepDraft(`interview.${id}`, typed);

/** For the forms of a page; a new interview has no id that would make it its person's. */
export function useInterviewDrafts() {
  const me = useQuery(MeDocument, { fetchPolicy: 'cache-only' }).data?.me?.id;
  return {
    read: (id: string) => readTypedInterview(`${me}.${id}`),
    keep: (id: string, typed: TypedInterview | null) => keepTypedInterview(`${me}.${id}`, typed),
  };
}
