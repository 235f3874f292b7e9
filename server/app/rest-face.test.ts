import { expect, test } from '@jest/globals';
import { restRoutes } from './rest-routes.ts';

test('REST-20 OP-061 OP-063 OP-066 OP-067 profile saving, contact, jobs, announcements and applying have no REST path: real as they are, they go over GraphQL', () => {
  const paths = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(paths).toEqual(expect.arrayContaining(['POST /signup', 'GET /jobseeker/profile', 'GET /api/jobseeker/notifications']));
  expect(paths.filter((path) => /job(?!seeker)|contact|announcement|appl(y|ication)|^(?!GET).*profile/i.test(path))).toEqual([]);
});
