import { pages } from '../server/core/client-pages.rules.ts';
import { emailPattern, nameSchema } from '../server/people/users/user.rules.ts';
import { companyDomainSchema } from '../server/companies/company.rules.ts';
import { indianMobile } from '../server/people/profiles/profile.rules.ts';
import { settingSchemas } from '../server/platform/settings/settings.rules.ts';
import type { TestPerson } from '../test/factories.ts';
import { injectionNumbers, injectionsIn, injectionTexts } from '../test/injection-texts.ts';
import { plantByAdmins } from '../test/injection-admins.ts';
import { type InjectionWorld, makeInjectionWorld, plant, planted, storableTexts } from '../test/injection-world.ts';
import { takeSession } from './account-steps.ts';
import { type ClockedServer, startClockedServer } from './clocked-server.ts';
import { lookInto } from './look-into.ts';
import { openWindow, type Person } from './person.ts';
import { screens, settle } from './screen-list.ts';

/** C-12: forty texts that would run if they could, in every stored field, on every screen, in every file and mail. */

let server: ClockedServer;
let world: InjectionWorld;
let detailsOfAdmins: string[];
beforeAll(async () => {
  server = await startClockedServer();
  world = await makeInjectionWorld(server);
  detailsOfAdmins = await plantByAdmins(server, world);
});
afterAll(() => server.close());

/** Texts that are not stored, or that no hostile text fits into. */
const notPlantable = {
  'a secret, hashed or compared': /\.(otp|tempToken|token|link|(old|new)?[pP]assword)$/,
  'an address without brackets, quotes and blanks (OP-082)': /\.(email|contactEmail|parentDetailsEmail)$/,
  'a name of letters and blanks only (OP-081)':
    /^((signup|setUpPortal|inviteAdmin|updateHrProfile)\.input|updateName)\.name$/,
  'another name of letters and blanks only (OP-081)': /^updateJobseekerProfile\.input\.username$/,
  'an address of the web, in which brackets and quotes are encoded': /Webhook\.input\.url$/,
  'compared alone': /^changeSettings\.version$/,
  'a domain (D-01)': /^(confirm|remove)CompanyDomain\.domain$/,
  'compared alone, and shown nowhere (decision 0039)': /\.idempotencyKey$/,
  'a telephone number of digits': /^changeSettings\.input\.contactPhone$/,
  'ten digits only (OP-088)': /^update\w+\.input\.(phone|whatsapp|parentDetailsPhone)$/,
};

test('asvs-1.2.1 every text that the API stores was planted, and strictly validated ones accept none', () => {
  const reasons = Object.values(notPlantable);
  expect(
    storableTexts().filter((path) => !planted.has(path) && !reasons.some((pattern) => pattern.test(path))),
  ).toEqual([]);
  for (const text of injectionTexts) {
    expect([
      nameSchema.safeParse(text).success,
      indianMobile(text),
      companyDomainSchema.safeParse(text).success,
      settingSchemas.contactPhone.schema.safeParse(text).success,
    ]).toEqual([false, null, false, false]);
    expect(emailPattern.test(`${text}@example.in`)).toBe(false);
  }
});

/** The hostile texts that were shown as text, on any screen. */
const seen = new Set<number>();

interface Watched extends Person {
  /** What ran or could have run, and the browser's errors. */
  problems: string[];
}

async function watchedWindow(person: TestPerson | null, role = ''): Promise<Watched> {
  const opened = await openWindow({
    baseURL: server.url,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const problems: string[] = [];
  opened.page.on('dialog', (dialog) => {
    problems.push(`ran: ${dialog.message()} at ${opened.page.url()}`);
    void dialog.dismiss();
  });
  if (person) await takeSession(opened.page, server.url, person, role);
  // The page's clock is a script, which the frames of mails would block.
  if (person) await opened.page.clock.setSystemTime(server.clock.now());
  return { ...opened, problems };
}

/** Records what the current page shows. */
async function look({ page, problems }: Watched): Promise<number[]> {
  const { shown, live } = await lookInto(page);
  problems.push(...live.map((part) => `live at ${page.url()}: ${part}`));
  const numbers = injectionsIn(shown);
  for (const number of numbers) seen.add(number);
  return numbers;
}

async function visit(watched: Watched, path: string): Promise<number[]> {
  await watched.page.goto(path);
  await settle(watched.page);
  return look(watched);
}

/** Nothing ran, nothing could have, and the policy had nothing to block. */
async function finish(watched: Watched): Promise<void> {
  await watched.leave();
  expect([...watched.problems, ...watched.complaints]).toEqual([]);
}

test('C-12 nothing runs on a visitor’s screens, and addresses can hold hostile searches', async () => {
  const watched = await watchedWindow(null);
  for (const path of ['/', '/privacy', '/terms', '/apply-for-jobs']) await visit(watched, path);
  for (const number of [1, 2, 3, 4])
    expect(new Set(await visit(watched, `/jobs/search?q=alert&page=${number}`)).size).toBeGreaterThan(9);
  const [words, place, level] = injectionTexts.slice(21, 24).map(encodeURIComponent);
  expect(await visit(watched, `/jobs/search?q=${words}&location=${place}&experience=${level}`)).toEqual(
    expect.arrayContaining(injectionNumbers.slice(21, 24)),
  );
  expect(new Set(await visit(watched, `/jobs/details/${world.jobIds[0]}`)).size).toBe(injectionNumbers.length);
  await finish(watched);
});

test('C-12 nothing runs on a seeker’s screens', async () => {
  const watched = await watchedWindow(world.seeker, 'jobseeker');
  const { page } = watched;
  for (const id of world.jobIds.slice(10, 13)) await plant(server, world.seeker, 'saveJob', { jobId: id });
  const counts: Record<string, number> = {};
  for (const path of [
    ...screens.seeker.filter((address) => address !== pages.changePassword.path),
    `/apply-for-jobs?${new URLSearchParams({ q: injectionTexts[0] ?? '', location: injectionTexts[22] ?? '' })}`,
    `/apply-for-jobs/job-details/${world.jobIds[1]}`,
    '/profile',
  ]) {
    counts[path] = new Set(await visit(watched, path)).size;
  }
  expect(counts['/profile']).toBe(injectionNumbers.length);
  expect(counts['/applied-jobs']).toBeGreaterThan(9);
  expect(counts['/schedule']).toBeGreaterThan(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor();
  await look(watched);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview' }).click();
  const document = page.getByRole('region', { name: /^Text of / });
  await document.waitFor();
  expect(new Set(injectionsIn(await document.innerText())).size).toBe(injectionNumbers.length);
  await look(watched);
  await finish(watched);
});

/** Addresses that show a list and one of its rows, and the pages that have no such address. */
const withDetails = (paths: readonly string[], details: readonly string[]): string[] => [
  ...details,
  ...paths.filter((path) => !details.some((address) => address.split('?')[0] === path)),
];

test('C-12 nothing runs on a recruiter’s screens', async () => {
  const watched = await watchedWindow(world.recruiter, 'hr');
  const [job] = world.jobIds;
  const [interviewed, hired, , onHold, , , , , rejected] = world.applicationIds;
  const applicants = [
    `/hire/applications?job=${job}&application=${interviewed}`,
    `/hire/all-applications?application=${hired}`,
    `/hire/students-on-hold?application=${onHold}`,
    `/hire/rejected-students?application=${rejected}`,
  ];
  const addresses = [...applicants, `/hire/all-jobs?job=${job}`];
  for (const path of applicants) expect(new Set(await visit(watched, path)).size).toBe(injectionNumbers.length);
  for (const path of withDetails(screens.hr, addresses).slice(applicants.length)) await visit(watched, path);
  await finish(watched);
});

test('C-12 nothing runs on the screens of admins, in the mailbox or among the sample mails', async () => {
  const watched = await watchedWindow(world.superadmin, 'superadmin');
  // They have every screen of admins.
  for (const path of withDetails(screens.superadmin, detailsOfAdmins)) await visit(watched, path);
  expect((await visit(watched, '/dev/mailbox')).length).toBeGreaterThan(20);
  await visit(watched, '/dev/mails');
  await finish(watched);
});

test('C-12 nothing runs in a mail, even where a mail program would let it', async () => {
  // Bulk decisions are held back for as long as they can be undone.
  server.clock.advance({ minutes: 10 });
  const mails = (await server.mails()).filter(({ html }) => html.includes('alert('));
  expect(mails.length).toBeGreaterThan(15);
  const watched = await watchedWindow(null);
  for (const { html, subject, to } of mails) {
    expect(`${subject}${to}`).not.toMatch(/[\r\n]/);
    await watched.page.setContent(html);
    expect(await look(watched)).not.toEqual([]);
  }
  await finish(watched);
});

const isMarkup = (text: string): boolean => /<\w/.test(text);

test("asvs-1.2.3 the server's HTML, its JobPosting, the feed and the sitemap hold the texts as text", async () => {
  const read = async (path: string) =>
    (await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } })).text();
  for (const [place, id] of world.jobIds.entries()) {
    const html = await read(`/jobs/details/${id}`);
    expect(injectionTexts.filter((text) => isMarkup(text) && html.includes(text))).toEqual([]);
    const posting = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
      title: string;
    };
    expect(injectionsIn(posting.title)).toEqual(injectionsIn(injectionTexts[place === 0 ? 1 : place] ?? ''));
  }
  const watched = await watchedWindow(null);
  await watched.page.goto('/robots.txt');
  const parsed = (path: string) =>
    watched.page.evaluate(async (address) => {
      const { documentElement } = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/xml');
      return {
        error: documentElement.querySelector('parsererror')?.textContent ?? null,
        elements: documentElement.querySelectorAll('script, img, svg').length,
        text: documentElement.textContent,
      };
    }, path);
  const [feed, sitemap] = [await parsed('/jobs/feed.xml'), await parsed('/sitemap.xml')];
  expect([feed.error, feed.elements, new Set(injectionsIn(feed.text)).size]).toEqual([
    null,
    0,
    injectionNumbers.length,
  ]);
  expect([sitemap.error, sitemap.elements, injectionsIn(sitemap.text)]).toEqual([null, 0, []]);
  await finish(watched);
});

/** How a line of a calendar may start. */
const calendarLine = new RegExp(
  '^(BEGIN|END|VERSION|PRODID|METHOD|UID|SEQUENCE|DTSTAMP|DTSTART|DTEND|SUMMARY|LOCATION|DESCRIPTION|X-ALT-DESC|URL|' +
    String.raw`ORGANIZER|ATTENDEE|STATUS|TRIGGER|ACTION|NAME|CREATED|LAST-MODIFIED|X-[\w-]+)[:;]`,
);

test('asvs-1.2.1 a text adds no line to a calendar, and no header to a download', async () => {
  const headers = { authorization: `Bearer ${world.seeker.token}` };
  const calendar = await (await fetch(`${server.url}/interviews/${world.interviewId}.ics`, { headers })).text();
  const lines = calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  expect(lines.filter((line) => !calendarLine.test(line))).toEqual([]);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(injectionsIn(calendar.replaceAll('\\', ''))).not.toEqual([]);
  const files = await server.services.database.query<{ id: string; name: string }>(
    `select id, name from files where name like '%alert%' and owner_id = $1`,
    [world.seeker.id],
  );
  expect(files).not.toEqual([]);
  for (const { id } of files) {
    const answer = await fetch(`${server.url}/files/${id}`, { headers });
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="[^"\r\n]*"(; filename\*=UTF-8''[^\s"<>]+)?$/),
    ]);
  }
});

test('C-12 a table for a spreadsheet has the texts in its cells, one row per applicant, and no formula', async () => {
  const answer = await fetch(`${server.url}/applications.csv`, {
    headers: { authorization: `Bearer ${world.recruiter.token}` },
  });
  const table = (await answer.text()).replace(/^\uFEFF/, '');
  expect(injectionsIn(table)).not.toEqual([]);
  // As in RFC 4180: a quoted cell may contain line breaks, and doubled quotes.
  const rows = table
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .filter(Boolean)
    .map((row) =>
      Array.from(row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain]) => quoted ?? plain ?? ''),
    );
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.flat().filter((cell) => /^[=@\t\r]|^[+-](?!\d+$)/.test(cell))).toEqual([]);
});

test('C-12 each of the forty was shown somewhere as text', () => {
  expect([...seen].toSorted((a, b) => a - b)).toEqual(injectionNumbers);
});
