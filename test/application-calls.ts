import type { OperationTypeNode } from 'graphql';
import { makeApplication, makeJob, makeSeeker, type TestPerson } from './factories.ts';
import { schemaOfProject } from './schema-of-project.ts';
import type { TestServer } from './server.ts';

export interface ShownApplication {
  id: string;
  status: string;
  resume: { id: string } | null;
  timeline: {
    status: string;
    previousStatus: string | null;
    text: string;
    reason: string | null;
    actorName: string | null;
  }[];
  [field: string]: unknown;
}

export interface ShownPage {
  items: ShownApplication[];
  total: number;
}

const schema = schemaOfProject();
const fields = `id status statusText appliedAt movedAt decidedAt resume { id name url }
  job { id title applied status applicationsReceived }
  timeline { status previousStatus text reason actorName at }
  applicant {
    name email phone portfolio location program education experience skills bio projects { name } certifications
  }
  interview { id } viewerCan { withdraw startReview approve hold reject scheduleInterview extendOffer hire }`;
const selections: Record<string, string> = {
  hrApplications: `items { ${fields} } total totalIsExact page pageSize endCursor`,
};
const inBrackets = (parts: string[]): string => (parts.length > 0 ? `(${parts.join(', ')})` : '');

async function ask(server: TestServer, person: TestPerson, operation: string, variables: Record<string, unknown>) {
  const kind = schema.getQueryType()?.getFields()[operation] ? 'query' : 'mutation';
  const field = schema.getRootType(kind as OperationTypeNode)?.getFields()[operation];
  const args = field?.args.filter(({ name }) => name in variables) ?? [];
  const declared = inBrackets(args.map(({ name, type }) => `$${name}: ${String(type)}`));
  const given = inBrackets(args.map(({ name }) => `${name}: $${name}`));
  const { data, errors } = await server.graphql(
    `${kind} ${declared} { ${operation}${given} { ${selections[operation] ?? fields} } }`,
    variables,
    person.token,
  );
  return { answer: data?.[operation], code: errors[0]?.extensions.code, message: errors[0]?.message, errors };
}

/** Runs one operation on an application, with every field of the answer, or its error. */
export async function callApplications(
  server: TestServer,
  person: TestPerson,
  operation: string,
  variables: Record<string, unknown> = {},
) {
  const { answer, ...refused } = await ask(server, person, operation, variables);
  return { shown: answer as ShownApplication, ...refused };
}

export const readPage = async (
  server: TestServer,
  person: TestPerson,
  variables: Record<string, unknown>,
): Promise<ShownPage> => (await ask(server, person, 'hrApplications', variables)).answer as ShownPage;

export const readTab = async (server: TestServer, person: TestPerson, tab: string): Promise<ShownApplication[]> =>
  (await ask(server, person, 'myApplications', { tab })).answer as ShownApplication[];

/** A seeker's application, with its resume, for a job of the recruiter. */
export async function makeApplicationCase(
  server: TestServer,
  recruiter: TestPerson & { companyId: string },
  status = 'NEW',
  job: Record<string, unknown> = {},
) {
  const seeker = await makeSeeker(server.services, { name: 'Asha Nair' });
  const jobId = await makeJob(server.services, recruiter, job);
  const id = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    status,
    resumeFileId: seeker.resumeFileId,
  });
  return { seeker, jobId, id };
}
