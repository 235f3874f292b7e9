import { CreatePlatform1764000000000 } from './1764000000000-create-platform.ts';
import { CreatePeople1764000000001 } from './1764000000001-create-people.ts';
import { CreateCompanies1764000000002 } from './1764000000002-create-companies.ts';
import { CreateJobs1764000000003 } from './1764000000003-create-jobs.ts';
import { CreateSearch1764000000004 } from './1764000000004-create-search.ts';
import { CreateApplications1764000000005 } from './1764000000005-create-applications.ts';
import { CreateInterviews1764000000006 } from './1764000000006-create-interviews.ts';
import { CreateOffice1764000000007 } from './1764000000007-create-office.ts';

/** In the order in which they run; one that has landed is never edited. */
export const migrations = [
  CreatePlatform1764000000000,
  CreatePeople1764000000001,
  CreateCompanies1764000000002,
  CreateJobs1764000000003,
  CreateSearch1764000000004,
  CreateApplications1764000000005,
  CreateInterviews1764000000006,
  CreateOffice1764000000007,
];

/** Without it, what a database or an archive holds is not of these migrations. */
export const baseline = CreatePlatform1764000000000.name;
