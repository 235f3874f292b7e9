import { useEffect, useRef, useState } from 'react';
import type { JobDraft } from './job-draft.ts';

/** True for something stored by this version of the form: every field is there and of its kind. */
function hasShapeOf(shape: unknown, value: unknown): boolean {
  if (Array.isArray(shape)) return Array.isArray(value);
  if (typeof shape !== 'object' || shape === null) return typeof value === typeof shape;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, part]) => hasShapeOf(part, (value as Record<string, unknown>)[name]));
}

function readStoredDraft(key: string, shape: JobDraft): JobDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return hasShapeOf(shape, stored) ? (stored as JobDraft) : null;
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden; typing goes on without it. */
function store(key: string, draft: JobDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch (error) {
    console.info('The draft could not be kept', error);
  }
}

/** A draft that survives a reload and a wrong turn, kept in this tab until it is discarded. Key and content of the first call count. */
export function useStoredDraft(key: string, initial: JobDraft) {
  const [start] = useState({ key, draft: initial });
  const [draft, setDraft] = useState(() => readStoredDraft(start.key, start.draft) ?? start.draft);
  const [isRestored, setIsRestored] = useState(draft !== start.draft);
  const isDiscarded = useRef(false);
  useEffect(() => {
    if (!isDiscarded.current) store(start.key, draft === start.draft ? null : draft);
  }, [start, draft]);
  const startAfresh = () => {
    setDraft(start.draft);
    setIsRestored(false);
  };
  /** At once: the form may be gone before it renders again. */
  const discard = () => {
    isDiscarded.current = true;
    store(start.key, null);
  };
  return { draft, setDraft, isRestored, startAfresh, discard };
}
