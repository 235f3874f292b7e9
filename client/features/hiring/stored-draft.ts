import { useEffect, useRef, useState } from 'react';
import type { JobDraft } from './job-draft.ts';

/** True for something stored by this version of the form: every field is there and of its kind. */
function hasShapeOf(shape: unknown, value: unknown): boolean {
  if (Array.isArray(shape)) return Array.isArray(value);
  if (typeof shape !== 'object' || shape === null) return typeof value === typeof shape;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, part]) => hasShapeOf(part, (value as Record<string, unknown>)[name]));
}

/** Which draft of this browser: of whom, for what, and begun from which state of the job ('' for a new one). */
export interface DraftPlace {
  readonly key: string;
  readonly version: string;
}

interface StoredDraft {
  readonly version: string;
  readonly draft: JobDraft;
}

function readStoredDraft({ key, version }: DraftPlace, shape: JobDraft): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return hasShapeOf({ version, draft: shape }, stored) ? (stored as StoredDraft) : null;
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden; typing goes on without it. */
function store({ key, version }: DraftPlace, draft: JobDraft | null): void {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify({ version, draft } satisfies StoredDraft));
    else localStorage.removeItem(key);
  } catch (error) {
    console.info('The draft could not be kept', error);
  }
}

/**
 * A draft that outlives the window, kept in this browser until it is discarded or the person logs out. Place and content of the first call count.
 * `begunFrom` is the state of the job that the draft began with: what was typed comes back also if the job has changed since, and still names the old one.
 */
export function useStoredDraft(place: DraftPlace, initial: JobDraft) {
  const [start] = useState({ place, draft: initial });
  const [restored, setRestored] = useState(() => readStoredDraft(start.place, start.draft));
  const [draft, setDraft] = useState(restored?.draft ?? start.draft);
  const [dropped, setDropped] = useState<StoredDraft | null>(null);
  const begunFrom = restored?.version ?? start.place.version;
  const isDiscarded = useRef(false);
  useEffect(() => {
    if (!isDiscarded.current) store({ ...start.place, version: begunFrom }, draft === start.draft ? null : draft);
  }, [start, draft, begunFrom]);
  const startAfresh = () => {
    setDropped({ version: begunFrom, draft });
    setDraft(start.draft);
    setRestored(null);
  };
  /** What `startAfresh` took away, until something else is typed: one press is soon done by mistake. */
  const bringBack = () => {
    setDraft(dropped?.draft ?? draft);
    setRestored(dropped);
    setDropped(null);
  };
  /** At once: the form may be gone before it renders again. */
  const discard = () => {
    isDiscarded.current = true;
    store(start.place, null);
  };
  return {
    draft, setDraft, isRestored: restored !== null, isOutdated: begunFrom !== start.place.version, begunFrom, startAfresh,
    bringBack: dropped && draft === start.draft ? bringBack : null, discard,
  };
}
