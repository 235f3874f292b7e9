import { makeVar } from '@apollo/client';
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
  readonly secondAction?: ToastAction;
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

let lastId = 0;

/** The store that the Toaster renders. */
export const toastStore = { toasts: makeVar<readonly Toast[]>([]), preset: makeVar<ToastPreset>('seeker') };

const show =
  (kind: ToastKind) =>
  (
    content: ReactNode,
    more: Pick<Toast, 'action' | 'secondAction'> & Partial<Pick<Toast, 'duration'>> = {},
  ): number => {
    lastId += 1;
    const added = { id: lastId, kind, content, duration: durations[toastStore.preset()][kind], ...more };
    toastStore.toasts([...toastStore.toasts(), added].slice(-MOST_AT_ONCE));
    return lastId;
  };

/** Brief outcome messages. Errors of a field belong at the field. Each call returns the id for `dismiss`. */
export const toast = {
  success: show('success'),
  error: show('error'),
  blank: show('blank'),
  loading: show('loading'),
  custom: show('custom'),
  dismiss: (id: number) => void toastStore.toasts(toastStore.toasts().filter((shown) => shown.id !== id)),
};
