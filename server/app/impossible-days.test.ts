import { serveRecruiter } from '../../test/recruiter-server.ts';

const served = serveRecruiter();

test.each([
  ['interviews(date: "0000-01-01") { id }', 'date'],
  ['interviews(date: "2026-01-01", until: "0000-01-01") { id }', 'until'],
  ['takenInterviewSlots(date: "0000-01-01")', 'date'],
  ['notifications(date: "0000-01-01") { id }', 'date'],
  ['hrApplications(filter: { appliedFrom: "0000-01-01" }) { total }', 'filter.appliedFrom'],
  ['hrApplications(filter: { appliedTo: "0000-01-01" }) { total }', 'filter.appliedTo'],
])('asvs-1.4.2 a day that the database does not know is refused at its field: %s', async (query, field) => {
  const { errors } = await served.server.graphql(`{ ${query} }`, {}, served.recruiter.token);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.stringMatching(/./) },
  });
});

const download = (query = '') =>
  fetch(`${served.server.url}/applications.csv${query}`, {
    headers: { authorization: `Bearer ${served.recruiter.token}` },
  });

test('asvs-1.4.2 and so is that of a download', async () => {
  expect((await download('?appliedFrom=0000-01-01')).status).toBe(400);
});

test('a download whose first rows cannot be read is an error, not a table that breaks off', async () => {
  expect((await download()).status).toBe(200);
  await served.server.services.database.query('alter table seeker_profiles rename to seeker_profiles_gone');
  expect((await download()).status).toBe(500);
});
