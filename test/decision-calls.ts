import type { ShownApplication } from './application-calls.ts';
import type { TestPerson } from './factories.ts';
import type { TestServer } from './server.ts';

/** Bulk decisions, as a recruiter's screen sends them. */

export interface Batch {
  batch: { id: string; status: string; size: number; undoUntil: string; undoSeconds: number } | null;
  moved: ShownApplication[];
  unmoved: { application: ShownApplication & { applicant: { name: string } }; message: string }[];
}

export async function decide(
  server: TestServer,
  person: TestPerson,
  ids: string[],
  status: string,
  reason: string | null = null,
) {
  const { data, errors } = await server.graphql<{ decideApplications: Batch }>(
    `mutation ($ids: [ID!]!, $status: ApplicationStatus!, $reason: String) {
      decideApplications(ids: $ids, status: $status, reason: $reason) {
        batch { id status size undoUntil undoSeconds }
        moved { id status }
        unmoved { application { id status applicant { name } } message }
      }
    }`,
    { ids, status, reason },
    person.token,
  );
  return { shown: data?.decideApplications, code: errors[0]?.extensions.code, fields: errors[0]?.extensions.fields };
}

/** A decision that must move somebody. */
export async function decided(
  server: TestServer,
  recruiter: TestPerson,
  cases: readonly { id: string }[],
  status: string,
): Promise<Batch & { id: string }> {
  const { shown } = await decide(
    server,
    recruiter,
    cases.map(({ id }) => id),
    status,
  );
  if (!shown?.batch) throw new Error('Nothing moved.');
  return { ...shown, id: shown.batch.id };
}

export async function undo(server: TestServer, person: TestPerson, id: string) {
  const { data, errors } = await server.graphql<{
    undoDecisions: { restored: ShownApplication[]; unmoved: { application: ShownApplication; message: string }[] };
  }>(
    `mutation ($id: ID!) {
      undoDecisions(id: $id) {
        restored { id status decidedAt timeline { text previousStatus status isUndo } }
        unmoved { application { id status } message }
      }
    }`,
    { id },
    person.token,
  );
  return { shown: data?.undoDecisions, code: errors[0]?.extensions.code, message: errors[0]?.message };
}
