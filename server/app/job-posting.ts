import type { Job } from '../hiring/jobs/job.entity.ts';
import type { JobType } from '../hiring/jobs/job.labels.ts';
import { escapeHtml } from '../core/plain-text.rules.ts';
import { addressesOf } from './job-places.ts';

/** schema.org has no word for freelance work; "contractor" is the nearest that search engines read. */
const employmentTypes: Record<JobType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  INTERNSHIP: 'INTERN',
  FREELANCE: 'CONTRACTOR',
};

const india = { '@type': 'Country', name: 'India' };
/** Two line breaks end a paragraph, one ends a line; user text stays text. */
export const descriptionHtml = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Where people report to work: several cities are several places. */
function jobLocations(location: string, isRemote: boolean): object {
  const found = addressesOf(location, isRemote).map((address) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...address },
  }));
  if (found.length === 0) return {};
  return { jobLocation: found.length === 1 ? found[0] : found };
}

const monthsInYear = 12;

/** Nothing for a job that asks for none. */
const experience = ({ minYears }: Pick<Job, 'minYears'>): object =>
  minYears
    ? {
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: Math.round(minYears * monthsInYear),
        },
      }
    : {};

/** As search engines require it (schema.org/JobPosting). */
export function jobPosting(job: Job, url: string): object {
  const { title, description, company, location, salaryMin, salaryMax, salaryPeriod } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: descriptionHtml(description),
    datePosted: job.postedAt.toISOString(),
    ...(job.closesAt ? { validThrough: job.closesAt.toISOString() } : {}),
    employmentType: employmentTypes[job.type],
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    hiringOrganization: { '@type': 'Organization', name: company.name },
    ...jobLocations(location, job.workMode === 'REMOTE'),
    ...experience(job),
    ...(job.workMode === 'REMOTE' ? { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: india } : {}),
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: salaryMin, maxValue: salaryMax, unitText: salaryPeriod },
    },
    totalJobOpenings: job.openings,
    ...(job.skills.length > 0 ? { skills: job.skills.join(', ') } : {}),
    directApply: true,
    url,
  };
}
