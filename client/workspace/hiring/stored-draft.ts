import { useState } from 'react';
import * as z from 'zod/mini';
import { mapped } from '../../../server/core/text.rules.ts';
import { newIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { useDraft } from '../forms/use-draft.ts';
import { type JobDraft, jobDraftSchema } from './job-draft.ts';

/** The subject of the draft, and the version of the job it started from ('' for a new job). */
export interface DraftPlace {
  readonly id: string;
  readonly version: string;
}

interface StoredDraft extends Pick<DraftPlace, 'version'> {
  /**
   * Sent with the form of a new job. A draft that is posted again after a lost answer, after a reload or from another
   * tab still creates one job.
   */
  id: string | null;
  draft: JobDraft;
}

/** A field that did not exist when the draft was stored starts as in `initial`. */
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
 * The initial values of a job form: the draft stored in this browser, or `initial`. If the job has changed since, the
 * draft is restored too and still names the old version. Only the first `initial` counts.
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
    /** Until the draft is discarded or the person logs out. */
    store: (draft: JobDraft) => keep(formId, { ...begun, draft }),
    discard,
    startAfresh: () => {
      discard();
      setBegun(start);
    },
    /** The next post is another job. */
    renewId: () => setBegun({ ...begun, id: newIdempotencyKey() }),
  };
}
