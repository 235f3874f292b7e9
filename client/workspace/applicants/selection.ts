import { useState } from 'react';
import { largestBatch } from '../../../server/hiring/applications/decision-batch.rules.ts';
import type { ApplicantRowFragment } from '../../gql/graphql.ts';

export type Selected = ReadonlyMap<string, ApplicantRowFragment>;

export interface Selection {
  readonly chosen: Selected;
  readonly toggle: (application: ApplicantRowFragment) => void;
  /** Selects a whole page, or clears it if all were selected. */
  readonly togglePage: (applications: readonly ApplicantRowFragment[]) => void;
  readonly clear: () => void;
}

/**
 * The selected applications across pages, at most as many as one decision takes, each with the status the recruiter
 * saw.
 */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<Selected>(new Map());
  const change = (edit: (next: Map<string, ApplicantRowFragment>) => void) => {
    const next = new Map(chosen);
    edit(next);
    if (next.size <= largestBatch) setChosen(next);
  };
  return {
    chosen,
    toggle: (application) =>
      change((next) => void (next.delete(application.id) || next.set(application.id, application))),
    togglePage: (applications) =>
      change((next) => {
        const isAll = applications.every(({ id }) => next.has(id));
        for (const application of applications)
          if (isAll) next.delete(application.id);
          else if (next.size < largestBatch) next.set(application.id, application);
      }),
    clear: () => setChosen(new Map()),
  };
}
