import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { buildSchema, getOperationAST, getVariableValues, OperationTypeNode, parse, validate } from 'graphql';
import { Browser } from '../../test/browser.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { loadDemo } from '../demo/demo.service.ts';

interface SavedRequest {
  initialName: string;
  initialQuery: string;
  initialVariables: string;
  initialHeaders?: Record<string, string>;
}
interface Options {
  initialWindows: SavedRequest[];
  persistedSettings: Record<string, unknown>;
}

const names = [
  'Search jobs',
  'One job',
  'Log in as a job seeker',
  'Apply',
  'My applications',
  'Notifications, live',
  'Log in as a recruiter',
  'Post a job',
  'Decide an application',
  'Schedule an interview',
  'Make a webhook',
  'Who am I, by token',
];
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** What the page starts with, as its script hands it over. */
async function startOptions(): Promise<Options> {
  const script = await (await fetch(`${server.url}/playground/start.js`)).text();
  let options: Options | undefined;
  runInNewContext(script, {
    localStorage: { getItem: () => 'yes' },
    AltairGraphQL: { init: (given: Options) => void (options = given) },
  });
  if (!options) throw new Error('The script started nothing.');
  return options;
}

const variablesOf = ({ initialVariables }: SavedRequest) => JSON.parse(initialVariables) as Record<string, unknown>;

async function expectValidRequests(): Promise<void> {
  const { initialWindows } = await startOptions();
  expect(initialWindows.map(({ initialName }) => initialName)).toEqual(names);
  for (const request of initialWindows) {
    const document = parse(request.initialQuery);
    const inputs = getOperationAST(document)?.variableDefinitions ?? [];
    expect([request.initialName, ...validate(schema, document)]).toEqual([request.initialName]);
    expect(getVariableValues(schema, inputs, variablesOf(request)).errors).toBeUndefined();
    expect(Object.keys(variablesOf(request)).toSorted()).toEqual(
      inputs.map(({ variable }) => variable.name.value).toSorted(),
    );
    expect(request.initialQuery).toMatch(/^# [A-Z].{20}/);
  }
}

describe('the playground', () => {
  test.each(['en-US', 'default', 'de-DE', 'zh-TW'])('speaks of its use, without a joke (%s)', async (language) => {
    const answer = await fetch(`${server.url}/playground/assets/i18n/${language}.json`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({
      QUERY_RESULT_NO_RESULT_TEXT: 'The answer will be shown here.',
      QUERY_TAB: expect.any(String),
    });
  });

  test('has no advertisement: banners are off for good, what has no setting is hidden by a style sheet', async () => {
    expect((await startOptions()).persistedSettings).toMatchObject({ 'banners.disable': true });
    const page = await (await fetch(`${server.url}/playground`)).text();
    expect(page).toContain('<title>API playground – Kaamyab</title>');
    const [, address = ''] = /<link rel="stylesheet" href="(own\.css)">/.exec(page) ?? [];
    const styles = await fetch(`${server.url}/playground/${address}`);
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(await styles.text()).toContain('track-id="donate"');
  });

  test('no file beside its languages is taken for one', async () => {
    for (const name of ['nowhere', '..%2Findex', 'README'])
      expect((await fetch(`${server.url}/playground/assets/i18n/${name}.json`)).status).toBe(404);
  });

  test.each([
    '/playground/assets/..%2f..',
    '/playground/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/playground/nowhere.js',
    '/playground/assets/i18n/nowhere.json',
    '/playground/assets/%00',
    '/assets/nowhere.js',
    '/assets/..%2f..',
    '/robots.txt%2f..',
  ])('what is not there is kept by nobody (%s)', async (path) => {
    const { status, headers } = await fetch(`${server.url}${path}`);
    expect([status >= 400, headers.get('cache-control')]).toEqual([true, 'no-store']);
  });

  test('its files are kept for a while', async () => {
    const { status, headers } = await fetch(`${server.url}/playground/own.css`);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  });

  test('its saved requests fit the schema, with placeholders where there is no demo', async () => {
    await expectValidRequests();
    const texts = JSON.stringify(await startOptions());
    expect(texts).not.toContain('demo.kaamyab.test');
    expect(texts).toContain('The id of a job, from Search jobs');
  });

  test('its saved requests run one after the other on the demo', async () => {
    await loadDemo(server.services);
    await expectValidRequests();
    const { initialWindows } = await startOptions();
    const browser = new Browser(server);
    for (const request of initialWindows) {
      if (getOperationAST(parse(request.initialQuery))?.operation === OperationTypeNode.SUBSCRIPTION) continue;
      const { data, errors } = await browser.graphql(request.initialQuery, variablesOf(request));
      expect([request.initialName, errors]).toEqual([request.initialName, undefined]);
      expect(Object.values(data ?? {})).toEqual([expect.anything()]);
    }
  });

  test('the token of a login is sent as a header, from a variable of its environment', async () => {
    const { initialWindows } = await startOptions();
    expect(initialWindows.at(-1)?.initialHeaders).toEqual({ Authorization: 'Bearer {{token}}' });
    expect(initialWindows.slice(0, -1).filter(({ initialHeaders }) => initialHeaders)).toEqual([]);
  });
});
