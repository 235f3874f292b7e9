import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { useDraft } from '../forms/use-draft.ts';
import { type JobDraft, jobDraftSchema } from './job-draft.ts';

/** What the draft is for, and from which state of the job it was begun ('' for a new one). */
export interface DraftPlace {
  readonly id: string;
  readonly version: string;
}

const storedSchema = z.object({
  /**
   * Sent along by the form of a new job. A draft that is posted again after a lost answer, a reload or from another tab
   * is still one job.
   */
  id: z.nullable(z.string()),
  version: z.string(),
  draft: jobDraftSchema,
});
type StoredDraft = z.infer<typeof storedSchema>;

/**
 * A draft that outlives the window. It is stored in this browser until it is discarded or the person logs out. Place
 * and content of the first call count. `begunFrom` is the state of the job that the draft began with. If the job has
 * changed since, the typed text comes back too, and still names the old state.
 */
export function useStoredDraft(place: DraftPlace, initial: JobDraft) {
  const [{ read, keep }] = useState(useDraft('job', storedSchema, 'browser'));
  const [formId] = useState(place.id);
  const [start] = useState((): StoredDraft => ({ id: newIdempotencyKey(), version: place.version, draft: initial }));
  const [stored] = useState(() => read(formId));
  const [kept, setKept] = useState(stored ?? start);
  const [isRestored, setIsRestored] = useState(stored !== null);
  const [dropped, setDropped] = useState<StoredDraft | null>(null);
  const isDiscarded = useRef(false);
  const { id, version: begunFrom, draft } = kept;
  const isUntouched = draft === start.draft;
  useEffect(() => {
    if (!isDiscarded.current) keep(formId, isUntouched ? null : kept);
  }, [keep, formId, kept, isUntouched]);
  const setDraft = (update: (draft: JobDraft) => JobDraft) =>
    setKept((before) => ({ ...before, draft: update(before.draft) }));
  /** What is posted next is another job. */
  const renewId = () => setKept((before) => ({ ...before, id: newIdempotencyKey() }));
  const startAfresh = () => {
    setDropped(kept);
    setKept(start);
    setIsRestored(false);
  };
  /** Restores what `startAfresh` removed, until something else is typed: one press is easily made by mistake. */
  const bringBack = () => {
    setKept(dropped ?? kept);
    setIsRestored(dropped !== null);
    setDropped(null);
  };
  /** At once: the form may be gone before it renders again. */
  const discard = () => {
    isDiscarded.current = true;
    keep(formId, null);
  };
  return {
    id,
    draft,
    setDraft,
    isRestored,
    isOutdated: begunFrom !== start.version,
    begunFrom,
    renewId,
    startAfresh,
    bringBack: dropped && isUntouched ? bringBack : null,
    discard,
  };
}
