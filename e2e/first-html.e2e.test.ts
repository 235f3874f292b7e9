import { allPages } from '../server/core/client-pages.rules.ts';
import { press } from './account-steps.ts';
import { onPage } from './on-page.ts';
import { operationOf } from './operation-of.ts';
import { openWindow, siteUrl } from './person.ts';
import { isAlive, watchLoading } from './public-page.ts';

/** What search engines, aggregators and users of slow phones get: the content in the server's HTML. */

const asBrowser = { accept: 'text/html' };
const pageOf = async (path: string): Promise<{ status: number; html: string }> => {
  const answer = await fetch(siteUrl(path), { headers: asBrowser, redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
};
const textOf = async (path: string): Promise<string> => (await fetch(siteUrl(path))).text();
const structuredDataOf = (html: string): Record<string, unknown> | null => {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? null : (JSON.parse(json) as Record<string, unknown>);
};

async function graphql<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
  const answer = await fetch(siteUrl('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const hostile = '</script><script>document.title="owned"</script><img src=x onerror=alert(1)> &amp; "quoted" $& ';
let token: string;
let jobId: string;
beforeAll(async () => {
  const login = await graphql<{ loginWithPassword: { token: string } }>(
    'mutation { loginWithPassword(email: "hr@demo.kaamyab.test", password: "Demo@12345") { token } }',
  );
  token = login.loginWithPassword.token;
  const input = {
    title: `Tester ${hostile}`.slice(0, 120),
    company: 'Kaveri & Sons',
    description: `First line.\n\nSecond <b>part</b> ${hostile}`,
    location: 'Pune',
    salaryMin: 30_000,
    salaryMax: 45_000,
    salaryPeriod: 'MONTH',
    skills: ['SQL'],
    workMode: 'REMOTE',
    type: 'FREELANCE',
    autoStop: { enabled: true, daysCount: 30 },
  };
  jobId = (
    await graphql<{ postJob: { id: string } }>(
      'mutation($input: JobInput!) { postJob(input: $input) { id } }',
      { input },
      token,
    )
  ).postJob.id;
});

/** Other tests use the demo recruiter's lists too. */
afterAll(() => graphql('mutation($id: ID!) { deleteJob(id: $id) }', { id: jobId }, token));

describe("the server's HTML", () => {
  test.each(allPages.filter(({ path, renderedFrom }) => renderedFrom && !path.includes(':')).map(({ path }) => path))(
    'of %s has its content and what the browser continues from',
    async (path) => {
      const { status, html } = await pageOf(path);
      expect([status, /<h1>[^<]+<\/h1>/.test(html), html.includes('id="first-state"')]).toEqual([200, true, true]);
    },
  );

  test('PUB-18 of a job has its content, title, description, canonical link and sharing card', async () => {
    const { status, html } = await pageOf(`/jobs/details/${jobId}`);
    expect(status).toBe(200);
    for (const part of [
      '<h1>Tester &lt;/script&gt;',
      'Kaveri &amp; Sons',
      '₹30,000 - ₹45,000 per month',
      'Second &lt;b&gt;part&lt;/b&gt;',
      `<link rel="canonical" href="${siteUrl(`/jobs/details/${jobId}`)}">`,
      '<meta property="og:title" content="Tester ',
      '<meta name="description" content="₹30,000 - ₹45,000 per month, Pune',
    ])
      expect(html).toContain(part);
    expect(html).not.toContain('noindex');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test('asvs-1.2.3 of a job has a complete JobPosting for search engines; user text in it is inert', async () => {
    const { html } = await pageOf(`/jobs/details/${jobId}`);
    expect(structuredDataOf(html)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: expect.stringContaining('Tester </script>'),
      description: expect.stringContaining('<p>Second &lt;b&gt;part&lt;/b&gt;'),
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      validThrough: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      employmentType: 'CONTRACTOR',
      hiringOrganization: { '@type': 'Organization', name: 'Kaveri & Sons' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Pune', addressCountry: 'IN' },
      },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
      baseSalary: { currency: 'INR', value: { minValue: 30_000, maxValue: 45_000, unitText: 'MONTH' } },
      directApply: true,
    });
    expect(html).not.toMatch(/<script>document|<img src=x/);
  });

  test('PUB-06 of a search has its results; only the bare search is indexed', async () => {
    const found = await pageOf('/jobs/search?q=nurse');
    expect(found.html).toMatch(/\d Job Result\(s\) Found/);
    expect(found.html).toContain('noindex');
    const all = await pageOf('/jobs/search');
    expect(all.html).toContain('Find Your Next Opportunity');
    expect(all.html).toContain(`<link rel="canonical" href="${siteUrl('/jobs/search')}">`);
    expect(all.html.match(/View Details/g)).toHaveLength(10);
  });

  test('LAND-15 OP-078 of the landing page has its figures and nine recommended jobs', async () => {
    const { html } = await pageOf('/');
    for (const part of ['2k+', '500+', '100+', 'Recommended jobs']) expect(html).toContain(part);
    expect(html.match(/View Details/g)).toHaveLength(9);
  });

  test('PUB-19 of a job that does not exist is 404 and not indexed', async () => {
    const { status, html } = await pageOf('/jobs/details/00000000-0000-0000-0000-000000000000');
    expect([status, html.includes('noindex'), html.includes('<title>Job not found')]).toEqual([404, true, true]);
  });

  test('ERR-14 of an unknown address is 404 too; every page of the client, protected ones too, is 200', async () => {
    for (const path of ['/nowhere', '/jobs', '/hire/nowhere', '/jobs/details/a/b']) {
      const { status, html } = await pageOf(path);
      expect([path, status, html.includes('noindex'), html.includes('<title>Page not found')]).toEqual([
        path,
        404,
        true,
        true,
      ]);
    }
    for (const path of ['/login', '/profile', '/hire/hiring', '/admin', '/about/', '/apply-for-jobs'])
      expect([path, (await pageOf(path)).status]).toEqual([path, 200]);
  });

  test('PUB-23 OP-073 the old address of a job redirects permanently to the new one', async () => {
    const answer = await fetch(siteUrl(`/job/${jobId}`), { headers: asBrowser, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `/jobs/details/${jobId}`]);
  });
});

describe('for machines', () => {
  test('the sitemap lists the open jobs, the feed has their facts, robots.txt names the sitemap', async () => {
    expect(await textOf('/sitemap.xml')).toContain(`<loc>${siteUrl(`/jobs/details/${jobId}`)}</loc>`);
    const feed = await textOf('/jobs/feed.xml');
    const item = feed.split('<job>').find((part) => part.includes(jobId)) ?? '';
    for (const part of [
      '<title>Tester &lt;/script&gt;',
      '<company>Kaveri &amp; Sons</company>',
      '<city>Pune</city>',
      '<salary>₹30,000 - ₹45,000 per month</salary>',
    ])
      expect(item).toContain(part);
    expect(feed.replace(/<!\[CDATA\[[^]*?\]\]>/g, '')).not.toMatch(/<(?!\/?[a-zA-Z?])/);
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${siteUrl('/sitemap.xml')}`);
  });

  test('a closed job says so, is not indexed, and leaves sitemap and feed', async () => {
    await graphql('mutation($id: ID!) { closeJob(id: $id) { id } }', { id: jobId }, token);
    const { status, html } = await pageOf(`/jobs/details/${jobId}`);
    expect([status, html.includes('noindex'), structuredDataOf(html)]).toEqual([200, true, null]);
    expect(html).toContain('This job no longer takes applications.');
    expect(await textOf('/sitemap.xml')).not.toContain(jobId);
    expect(await textOf('/jobs/feed.xml')).not.toContain(jobId);
  });
});

describe('in the browser', () => {
  test.each([
    [
      'on a phone',
      {
        viewport: { width: 390, height: 844 },
        userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
      },
    ],
    ['on a desktop', { viewport: { width: 1280, height: 800 } }],
  ])(
    '%s the page continues the first HTML: no repeated request, no style fetched, no jump when fonts come late',
    async (_name, options) => {
      const person = await openWindow(options);
      const { page, complaints } = person;
      const isLoaded = watchLoading(page);
      const asked: string[] = [];
      const sheets: string[] = [];
      page.on('request', (request) => {
        // The counts next to the filters change, and are fetched after the results.
        const operation = operationOf(request);
        if (operation && operation !== 'SearchCounts') asked.push(operation);
        // The support chat loads by itself, once the page is idle.
        if (request.resourceType() === 'stylesheet' && !request.url().includes('support-chat'))
          sheets.push(request.url());
      });
      await page.addInitScript(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, {
              shift: (window as unknown as { shift: number }).shift + (entry as unknown as { value: number }).value,
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['/', '/jobs/search', '/jobs/search?q=nurse']) {
        const isDrawn = Promise.withResolvers<void>();
        await page.route(/\.woff2/, async (route) => {
          await isDrawn.promise;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        isDrawn.resolve();
        await isAlive(page);
        await isLoaded();
        await page.unroute(/\.woff2/);
        expect({ path, asked, sheets, complaints }).toEqual({ path, asked: [], sheets: [], complaints: [] });
        const shift = await page.evaluate(async () => {
          await document.fonts.ready;
          // A layout shift in a frame is reported after that frame.
          for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
          return (window as unknown as { shift: number }).shift;
        });
        expect({ path, shift, jumps: shift >= 0.02 }).toEqual({ path, shift, jumps: false });
      }
      await person.leave();
    },
  );

  test('typing and choices made before hydration count', async () => {
    const person = await openWindow({ viewport: { width: 1280, height: 800 } });
    const { page, complaints } = person;
    const isFilledIn = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await isFilledIn.promise;
      await route.continue();
    });
    await page.goto('/jobs/search', { waitUntil: 'domcontentloaded' });
    const words = page.getByLabel('Job title, keywords or company');
    await words.fill('nurse');
    await page.getByRole('checkbox', { name: 'Full Time' }).click();
    isFilledIn.resolve();
    await page.waitForURL('**/jobs/search?q=&type=full-time');
    await onPage(() => words.inputValue()).toBe('nurse');
    await press(page, 'Search');
    await page.waitForURL('**/jobs/search?q=nurse&type=full-time');
    expect(complaints).toEqual([]);
    await person.leave();
  });

  test('without scripts the job is readable', async () => {
    const person = await openWindow({ javaScriptEnabled: false });
    const { page } = person;
    await page.goto('/jobs/search');
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'About the job' }).waitFor();
    await person.leave();
  });
});
