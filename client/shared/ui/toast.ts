import type { ReactNode } from 'react';

export type ToastKind = 'success' | 'error' | 'blank' | 'loading' | 'custom';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly content: ReactNode;
  readonly action?: ToastAction;
  /** Milliseconds on screen; Infinity stays until dismissed. */
  readonly duration: number;
}

export type ToastPreset = 'seeker' | 'recruiter';

/** OP-046. Custom toasts last as long as blank ones. */
const durations: Record<ToastPreset, Record<ToastKind, number>> = {
  seeker: { success: 2000, error: 4000, blank: 4000, custom: 4000, loading: Number.POSITIVE_INFINITY },
  recruiter: { success: 5000, error: 5000, blank: 5000, custom: 5000, loading: Number.POSITIVE_INFINITY },
};

const MOST_AT_ONCE = 20;

interface ToastOptions {
  action?: ToastAction;
  /** Takes the place of that toast, as when loading ends. */
  replaces?: number;
}

let preset: ToastPreset = 'seeker';
let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastKind, content: ReactNode, { action, replaces }: ToastOptions = {}): number {
  lastId += 1;
  const added: Toast = { id: lastId, kind, content, action, duration: durations[preset][kind] };
  change([...toasts.filter(({ id }) => id !== replaces), added].slice(-MOST_AT_ONCE));
  return added.id;
}

/** Outcomes, said in passing. Everything about a field belongs at the field. Each call gives the id for `dismiss`. */
export const toast = {
  success: (content: ReactNode, options?: ToastOptions) => show('success', content, options),
  error: (content: ReactNode, options?: ToastOptions) => show('error', content, options),
  blank: (content: ReactNode, options?: ToastOptions) => show('blank', content, options),
  loading: (content: ReactNode, options?: ToastOptions) => show('loading', content, options),
  custom: (content: ReactNode, options?: ToastOptions) => show('custom', content, options),
  dismiss: (id: number) => change(toasts.filter((shown) => shown.id !== id)),
};

/** What the Toaster draws from. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  toasts: () => toasts,
  preset: () => preset,
  setPreset: (next: ToastPreset) => {
    preset = next;
    change([...toasts]);
  },
};
