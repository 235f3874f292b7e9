import type { TestPerson } from './factories.ts';
import type { TestServer } from './server.ts';

export interface ShownList {
  items: { id: string; status: string; applicant: { name: string } }[];
  total: number;
  totalIsExact: boolean;
  page: number;
  hasNextPage: boolean;
  endCursor: string | null;
}

const query = `query (
  $jobId: ID, $list: ApplicationList, $page: Int, $pageSize: Int, $search: String, $filter: ApplicationFilter,
  $after: String, $pageOf: ID
) {
  hrApplications(
    jobId: $jobId, list: $list, page: $page, pageSize: $pageSize, search: $search, filter: $filter, after: $after,
    pageOf: $pageOf
  ) {
    items { id status appliedAt movedAt applicant { name email program } job { id title } }
    total totalIsExact page hasNextPage endCursor } }`;

/** A list of the recruiter's applications, or its error. */
export async function askForList(server: TestServer, person: TestPerson, variables: object) {
  const { data, errors } = await server.graphql<{ hrApplications: ShownList }>(query, variables, person.token);
  return { shown: data?.hrApplications, code: errors[0]?.extensions.code, fields: errors[0]?.extensions.fields };
}

export async function readList(server: TestServer, person: TestPerson, variables: object): Promise<ShownList> {
  const { shown } = await askForList(server, person, variables);
  if (!shown) throw new Error('The list was refused.');
  return shown;
}
