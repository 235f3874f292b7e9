import { makeRecruiter, type TestPerson } from './factories.ts';
import { startTestServer, type TestServer } from './server.ts';

interface RecruiterServer {
  server: TestServer;
  recruiter: TestPerson;
}

/** One server and one recruiter for all tests of the file, created before the first. */
export function serveRecruiter(): Readonly<RecruiterServer> {
  const served = {} as RecruiterServer;
  beforeAll(async () => {
    served.server = await startTestServer();
    served.recruiter = await makeRecruiter(served.server.services);
  });
  afterAll(() => served.server.close());
  return served;
}
