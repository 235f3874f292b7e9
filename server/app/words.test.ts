import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { makePerson } from '../../test/factories.ts';
import { compilePseudo, pseudoLocale } from '../../test/pseudo-words.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { productName } from '../core/product.rules.ts';
import { mailPreviews } from './mail-previews.ts';

/** What the server says, with other letters in each message: plain letters would stay English in every language. */

const root = join(import.meta.dirname, '..');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  i18n.setMessagesCompiler(compilePseudo).loadAndActivate({ locale: pseudoLocale, messages: {} });
});
afterAll(async () => {
  i18n.setMessagesCompiler(compileMessage).loadAndActivate({ locale: 'en-IN', messages: {} });
  await server.close();
});

const plainWords = (text: string): string[] => text.match(/[A-Za-z]{3,}/g) ?? [];

/** For messages with values: a status, which is no word. */
type Say = (...values: string[]) => string;
const messagesOf = (value: unknown): Say[] =>
  typeof value === 'function'
    ? [value as Say]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(messagesOf)
      : [];

test('every message and label of the rules can be translated', async () => {
  const said: string[] = [];
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(rules|labels)\.ts$/.test(name)) continue;
    const module = (await import(join(root, name))) as Record<string, unknown>;
    for (const [list, entries] of Object.entries(module))
      if (/(Messages|Labels)$/.test(list)) said.push(...messagesOf(entries).map((say) => say('NEW', 'NEW')));
  }
  expect(said.length).toBeGreaterThan(200);
  // Names of fields and headers of the API are the same in every language; a plural makes no number of NEW.
  expect(
    said.flatMap(plainWords).filter((word) => !/^(NEW|NaN|endCursor|after|List|Unsubscribe|One|Click)$/.test(word)),
  ).toEqual([]);
});

/** What the samples are made of. */
const samples = [
  'Asha Rao',
  'Payroll',
  'https://meet.example.in/asha',
  'Gate 2 & canteen, 14 MG Road, Pune',
  'hooks.example.in',
  'Venkatanarasimharajuvaripeta Subramanyeswara Sharm',
  'Ravi <b>Kumar</b>',
  'Ravi Kumar',
  'Sanjeevani Hospitals',
  'Senior Nurse (Intensive Care)',
  'Chrome on Android',
  'We need more years in intensive care.',
  'Several applicants told us that you asked them for money before an interview.',
  'It asks applicants to pay for a uniform before the interview.',
  'I cannot open my resume.',
  'It says "not found" & nothing else.',
  'Open your profile, press Edit and choose the file again.\nIt may have up to 5 MB.',
  'Packing at home',
  'We have looked into it. Thank you.',
  'It names a person.',
  'Kaveri Steel Pune',
  'Kaveri Steel',
  'They share one address.',
  'Its jobs ask applicants to pay for a uniform.',
  'Walk-in interviews on Saturday in 12 cities',
  'Hospitals and warehouses meet candidates from 10 AM to 4 PM.',
  'Bring two copies of your resume.',
  'asha@example.in',
  'ravi@example.in',
  'November',
  productName,
];
const withoutSamples = (text: string): string => samples.reduce((left, sample) => left.replaceAll(sample, ''), text);

test('every mail and notice speaks the language of the server', () => {
  const english = mailPreviews(server.services).flatMap(({ kind, mail }) =>
    [
      mail.subject,
      mail.heading,
      ...mail.paragraphs,
      ...[mail.action, mail.secondAction].map((way) => way?.label ?? ''),
      mail.subscription?.topic ?? '',
    ]
      .flatMap((text) => plainWords(withoutSamples(text)))
      .map((word) => `${kind}: ${word}`),
  );
  expect(english).toEqual([]);
});

test('so do refusals: of visitors, of the wrong role, of wrong input, of what is not there', async () => {
  const { token } = await makePerson(server.services, 'JOBSEEKER');
  const refusals = await Promise.all([
    server.graphql('{ me { id } myApplications { id } }'),
    server.graphql('{ hrApplications { total } }', {}, token),
    server.graphql('{ job(id: "0") { id } }'),
    server.graphql('mutation { requestLoginCode(email: "no address") { message } }'),
  ]);
  const said = refusals.flatMap(({ errors }) =>
    errors.flatMap(({ message, extensions }) => [message, ...Object.values(extensions.fields ?? {})]),
  );
  expect(said.length).toBeGreaterThanOrEqual(5);
  expect(said.flatMap(plainWords)).toEqual([]);
});
