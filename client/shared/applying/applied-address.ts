import { paths } from '../lib/paths.ts';

/** /applied-jobs scrolled to one application, in whichever tab it is (OP-095). */
export const applicationPath = (id: string | undefined): string =>
  id ? `${paths.appliedJobs}?${new URLSearchParams({ application: id })}` : paths.appliedJobs;
