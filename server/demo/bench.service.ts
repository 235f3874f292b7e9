import type { Prepared } from '../core/database.ts';
import { markFrequentTerms } from '../hiring/jobs/search/frequent-terms.service.ts';
import { places } from '../hiring/jobs/search/place.rules.ts';
import {
  analyzeBench,
  type BenchWords,
  insertBenchApplications,
  insertBenchCompanies,
  insertBenchJobs,
  insertBenchPeople,
  insertBenchProfiles,
} from './bench.queries.ts';
import { occupations } from './jobs.content.ts';

/** The least of each, and how many jobs come on one. */
const least = 100;
const jobsOn = { company: 66, recruiter: 50, seeker: 10 };
const many = (jobs: number, on: number): number => Math.max(least, Math.round(jobs / on));

const trades = occupations.map(({ name, skills }) => ({ title: name, skills: skills.slice(0, 6).join(',') }));
const words: BenchWords = {
  titles: trades.map(({ title }) => title),
  skills: trades.map(({ skills }) => skills),
  places,
};

/** The same every time; some trades, places and employers are far likelier than others. */
export async function fillForBench(prepared: Prepared, count: number, now: Date): Promise<void> {
  await prepared(insertBenchCompanies(many(count, jobsOn.company)));
  await prepared(insertBenchPeople({ role: 'HR', count: many(count, jobsOn.recruiter) }));
  await prepared(insertBenchPeople({ role: 'JOBSEEKER', count: many(count, jobsOn.seeker) }));
  await prepared(insertBenchProfiles(words));
  await prepared(insertBenchJobs({ words, count, now }));
  // Otherwise Postgres plans for empty tables, and compares each job with all others.
  await prepared(analyzeBench());
  await prepared(insertBenchApplications());
  await markFrequentTerms(prepared);
}
