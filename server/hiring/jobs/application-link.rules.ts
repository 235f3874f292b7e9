import { pages } from '../../core/client-pages.rules.ts';

/** Where notices and mails about an application lead: to the application itself, on the page of their reader. */

export const seekerLink = (applicationId: string): string => `${pages.appliedJobs.path}?application=${applicationId}`;

interface ListedApplication {
  applicationId: string;
  jobId: string;
  /** Those stand in a list of their own. */
  isWithdrawn?: boolean;
}

export const recruiterLink = ({ applicationId, jobId, isWithdrawn = false }: ListedApplication): string => {
  const query = { job: jobId, ...(isWithdrawn && { withdrawn: 'true' }), application: applicationId };
  return `${pages.applications.path}?${new URLSearchParams(query).toString()}`;
};
