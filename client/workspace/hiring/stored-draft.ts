import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import type { JobDraft } from './job-draft.ts';

/** True for a value stored by this version of the form: every field is there and has the right type. */
function hasShapeOf(shape: unknown, value: unknown): boolean {
  if (Array.isArray(shape)) return Array.isArray(value);
  if (typeof shape !== 'object' || shape === null) return typeof value === typeof shape;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, part]) => hasShapeOf(part, (value as Record<string, unknown>)[name]));
}

/**
 * Which draft of this browser: whose it is, what it is for, and from which state of the job it was begun ('' for a new
 * one).
 */
export interface DraftPlace {
  readonly key: string;
  readonly version: string;
}

interface StoredDraft {
  /**
   * Sent along by the form of a new job. A draft that is posted again after a lost answer, a reload or from another tab
   * is still one job.
   */
  readonly id: string | null;
  readonly version: string;
  readonly draft: JobDraft;
}

function readStoredDraft(key: string, shape: StoredDraft): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return hasShapeOf(shape, stored) ? (stored as StoredDraft) : null;
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden; typing goes on without it. */
function store(key: string, draft: StoredDraft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch (error) {
    console.info('The draft could not be kept', error);
  }
}

/**
 * A draft that outlives the window. It is stored in this browser until it is discarded or the person logs out. Place
 * and content of the first call count. `begunFrom` is the state of the job that the draft began with. If the job has
 * changed since, the typed text comes back too, and still names the old state.
 */
export function useStoredDraft(place: DraftPlace, initial: JobDraft) {
  const [key] = useState(place.key);
  const [start] = useState((): StoredDraft => ({ id: newIdempotencyKey(), version: place.version, draft: initial }));
  const [stored] = useState(() => readStoredDraft(key, start));
  const [kept, setKept] = useState(stored ?? start);
  const [isRestored, setIsRestored] = useState(stored !== null);
  const [dropped, setDropped] = useState<StoredDraft | null>(null);
  const isDiscarded = useRef(false);
  const { id, version: begunFrom, draft } = kept;
  const isUntouched = draft === start.draft;
  useEffect(() => {
    if (!isDiscarded.current) store(key, isUntouched ? null : kept);
  }, [key, kept, isUntouched]);
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
    store(key, null);
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
