import type { TestPerson } from './factories.ts';
import type { TestServer } from './server.ts';

export interface ShownInterview {
  id: string;
  application: { id: string; status: string } | null;
  [field: string]: unknown;
}

const fields = 'id date slot slotText startsAt endsAt title candidate status application { id status }';
const declared: Record<string, string> = {
  date: 'Date!',
  slot: 'InterviewSlot!',
  input: 'InterviewInput!',
  place: 'InterviewPlaceInput',
};

/** One interview mutation with every field of the answer, or its error. */
export async function callInterviews(
  server: TestServer,
  person: TestPerson,
  operation: string,
  variables: Record<string, unknown>,
  selection = `{ ${fields} }`,
) {
  const names = Object.keys(variables);
  const head = `(${names.map((name) => `$${name}: ${declared[name] ?? 'ID!'}`).join(', ')})`;
  const text = `mutation ${head} { ${operation}(${names.map((name) => `${name}: $${name}`).join(', ')}) ${selection} }`;
  const { data, errors } = await server.graphql<Record<string, ShownInterview>>(text, variables, person.token);
  return {
    shown: data?.[operation] as ShownInterview,
    code: errors[0]?.extensions.code,
    message: errors[0]?.message,
    fields: errors[0]?.extensions.fields,
  };
}

export async function readCalendar(server: TestServer, { token }: TestPerson, args = ''): Promise<ShownInterview[]> {
  const query = `{ interviews${args} { ${fields} } }`;
  return (await server.graphql<{ interviews: ShownInterview[] }>(query, {}, token)).data?.interviews ?? [];
}

const sequenceOf = (file: string): number => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);

/** The newest calendar entry mailed, by SEQUENCE as a calendar would choose it: mails may arrive out of order. */
export async function mailedCalendarFile(server: TestServer, { email }: TestPerson): Promise<string> {
  const files = (await server.mails(email)).flatMap(({ attachments }) =>
    attachments.map(({ content }) => content.replace(/\r\n[ \t]/g, '')),
  );
  return files.toSorted((a, b) => sequenceOf(b) - sequenceOf(a))[0] ?? '';
}
