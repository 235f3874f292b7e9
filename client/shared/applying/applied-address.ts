import { paths } from '../lib/paths.ts';

/** /applied-jobs with one application in view, whichever tab it is in (OP-095). */
export const applicationPath = (id: string | undefined): string =>
  id ? `${paths.appliedJobs}?${new URLSearchParams({ application: id })}` : paths.appliedJobs;
