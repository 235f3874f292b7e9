import { useState } from 'react';
import * as z from 'zod/mini';
import { mapped } from '../../../server/core/text.rules.ts';
import { newIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { useDraft } from '../forms/use-draft.ts';
import { type JobDraft, jobDraftSchema } from './job-draft.ts';

/** What the draft is for, and from which state of the job it was begun ('' for a new one). */
export interface DraftPlace {
  readonly id: string;
  readonly version: string;
}

interface StoredDraft extends Pick<DraftPlace, 'version'> {
  /**
   * Sent along by the form of a new job. A draft that is posted again after a lost answer, a reload or from another tab
   * is still one job.
   */
  id: string | null;
  draft: JobDraft;
}

/** A field that the form did not have yet when the draft was kept begins as in `initial`. */
const storedSchema = (initial: JobDraft) =>
  z.object({
    id: z.nullable(z.string()),
    version: z.string(),
    draft: z.pipe(
      mapped(z.record(z.string(), z.unknown()), (kept) => ({ ...initial, ...kept })),
      jobDraftSchema,
    ),
  });

/**
 * What the form of a job begins with: what was typed last time in this browser, or `initial`. If the job has changed
 * since, the typed text comes back too, and still names the old state. The first `initial` counts.
 */
export function useStoredDraft({ id: formId, version }: DraftPlace, initial: JobDraft) {
  const { read, keep } = useDraft('job', storedSchema(initial), 'browser');
  const [start] = useState((): StoredDraft => ({ id: newIdempotencyKey(), version, draft: initial }));
  const [begun, setBegun] = useState(() => read(formId) ?? start);
  const discard = () => keep(formId, null);
  return {
    ...begun,
    isRestored: begun.draft !== start.draft,
    isOutdated: begun.version !== start.version,
    /** Until it is discarded or the person logs out. */
    store: (draft: JobDraft) => keep(formId, { ...begun, draft }),
    discard,
    startAfresh: () => {
      discard();
      setBegun(start);
    },
    /** What is posted next is another job. */
    renewId: () => setBegun({ ...begun, id: newIdempotencyKey() }),
  };
}
