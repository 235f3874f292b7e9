import { breakingChanges } from './schema-changes.ts';

const released = `
  enum Status { NEW OLD }
  input Filter { text: String }
  type Job { id: ID!, title: String!, status: Status! }
  type Query { jobs(filter: Filter): [Job!]! }`;

test.each([
  ['a field that is gone', 'title: String!, ', '', 'Job.title was removed.'],
  ['a field that may be null now', 'title: String!', 'title: String', 'Job.title changed type from String! to String.'],
  ['a value that is gone', 'NEW OLD', 'NEW', 'OLD was removed from enum type Status.'],
  [
    'an input that is required now',
    'text: String',
    'text: String!',
    'Filter.text changed type from String to String!.',
  ],
  [
    'a new argument that is required',
    'filter: Filter',
    'filter: Filter, page: Int!',
    'A required arg page on Query.jobs was added.',
  ],
])('%s breaks programs of others', (_what, before, after, said) => {
  expect(breakingChanges(released, released.replace(before, after))).toEqual([said]);
});

test('what is added breaks none', () => {
  const more = released
    .replace('title:', 'city: String, title:')
    .replace('text:', 'page: Int, text:')
    .replace('filter:', 'first: Int, filter:');
  expect(breakingChanges(released, `${more} type Company { id: ID! }`)).toEqual([]);
});
