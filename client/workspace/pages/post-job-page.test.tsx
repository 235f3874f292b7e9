import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { choicesOf, chosenIn } from '../../../test/choose.ts';
import { typeHalfDate } from '../../../test/half-date.ts';
import { formProblems as alerts } from '../../../test/form-problems.ts';
import {
  answers,
  beginWithoutDrafts,
  field,
  fillIn,
  isOn,
  post,
  press,
  settle,
  toggle,
  type,
  update,
} from '../../../test/job-form.tsx';
import { showScreen } from '../../../test/screen.tsx';
import { sampleJob } from '../../../test/sample-job.ts';
import { user } from '../../../test/user.ts';
import { PostJobPage } from './post-job-page.tsx';

async function open(query = '', state?: unknown) {
  const shown = showScreen(<PostJobPage />, { at: `/hire/post-job${query}`, fields: answers, state });
  await settle();
  return shown;
}

beginWithoutDrafts();

test('HPOST-01 HPOST-02 HPOST-03 HPOST-04 HPOST-05 HPOST-06 HPOST-30 HPOST-35 the form of a new job', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create New Job Posting');
  expect(screen.queryByRole('button', { name: 'Post Job Now' })).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/hire/hiring');
  expect(screen.getByRole('heading', { name: 'Attachments (optional)' })).not.toBeNull();
  expect(screen.getByRole('heading', { name: 'Hiring Settings' })).not.toBeNull();
  for (const label of [
    'Job title',
    'Company',
    'Description',
    'Location',
    'Minimum salary',
    'Maximum salary',
    'Salary period',
    'Job type',
    'Experience',
  ])
    expect(field(label).disabled).toBe(false);
  expect(screen.getByRole('textbox', { name: 'Skills' })).not.toBeNull();
  const { type: kind, multiple, accept } = field('Attachments');
  expect([kind, multiple, accept.split(',').toSorted()]).toEqual([
    'file',
    true,
    ['.doc', '.docx', '.jpeg', '.jpg', '.pdf', '.png'],
  ]);
  await toggle('Auto-stop hiring');
  expect([/^Applications/, /^Days/, /^Closing date/].map((label) => field(label).value)).toEqual([
    '',
    '',
    '2026-12-18',
  ]);
});

test('HPOST-20 HPOST-21 HPOST-22 HPOST-24 OP-114 the choices and their defaults', async () => {
  await open();
  expect(await choicesOf('Salary period')).toEqual(['per hour', 'per day', 'per week', 'per month', 'per year']);
  expect(await choicesOf('Job type')).toEqual(['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance']);
  expect(await choicesOf('Experience')).toEqual(['Entry-level', 'Mid-level', 'Senior', 'Lead', 'Executive']);
  expect(await choicesOf('Work mode')).toEqual(['Work from Office', 'Remote', 'Hybrid']);
  const chosen = ['Salary period', 'Job type', 'Experience', 'Work mode'].map(chosenIn);
  expect([...chosen, isOn('Urgent')]).toEqual(['per month', 'Full-time', 'Mid-level', 'Work from Office', false]);
});

test('HPOST-09 HPOST-13 HPOST-14 HPOST-28 HPOST-43 OP-026 fields report errors, the first focused', async () => {
  await open();
  await type('Minimum salary', '1');
  await type('Minimum salary', '');
  await settle();
  expect(alerts()).toEqual([]);
  await press('Post Job Now');
  await settle();
  expect(alerts()).toEqual([
    'Job title is required',
    'Description is required',
    'Minimum salary is required',
    'Maximum salary is required',
    'At least one skill is required',
  ]);
  expect(document.activeElement).toBe(field('Job title'));
  expect(post).not.toHaveBeenCalled();
  await type('Job title', 'B');
  await settle();
  expect(alerts()).toEqual([
    'Description is required',
    'Minimum salary is required',
    'Maximum salary is required',
    'At least one skill is required',
  ]);
  expect(document.activeElement).toBe(field('Job title'));
  await type('Description', 'You bake.');
  await press('Post Job Now');
  await settle();
  expect(document.activeElement).toBe(field('Minimum salary'));
});

test('HPOST-39 HPOST-40 the closing date is 30 days ahead, never past; missing limits get the focus', async () => {
  await open();
  await fillIn();
  await toggle('Auto-stop hiring');
  expect([field(/^Closing date/).value, field(/^Closing date/).min]).toEqual(['2026-12-18', '2026-11-18']);
  await type(/^Closing date/, '');
  await press('Post Job Now');
  await settle();
  expect(alerts()).toEqual(['At least one auto-stop condition is required']);
  expect(document.activeElement).toBe(field(/^Applications/));
  const clearFirst = await typeHalfDate(field(/^Closing date/));
  await press('Post Job Now');
  await settle();
  expect(alerts()).toEqual(['Enter the whole day, or clear it']);
  clearFirst();
  await type(/^Applications/, '12');
  const clear = await typeHalfDate(field(/^Closing date/));
  await press('Post Job Now');
  await settle();
  expect([alerts(), document.activeElement]).toEqual([['Enter the whole day, or clear it'], field(/^Closing date/)]);
  clear();
  await press('Post Job Now');
  await settle();
  expect(post.mock.calls[0]?.[0].input.autoStop).toEqual({
    enabled: true,
    applicationsCount: 12,
    daysCount: null,
    specificDate: null,
  });
});

test('HPOST-07 HPOST-46 OP-116 a job is posted once, and 2 s after the banner all jobs open at it', async () => {
  const answer = Promise.withResolvers<unknown>();
  post.mockReturnValue(answer.promise);
  const shown = await open();
  await fillIn();
  await user.type(field('Job title'), '[Enter]');
  await settle();
  expect([field('Job title').closest('[inert]') !== null, document.activeElement]).toEqual([
    true,
    screen.getByRole('button', { name: 'Posting...' }),
  ]);
  await press('Posting...');
  await settle();
  expect(post).toHaveBeenCalledTimes(1);
  expect(post.mock.calls[0]?.[0].input).toMatchObject({
    title: 'Baker',
    company: 'Aroma Bakes',
    location: 'Kochi',
    salaryMin: 25_000,
    salaryMax: 40_000,
    skills: ['Sourdough'],
  });
  answer.resolve({ ...sampleJob, id: 'j2', title: 'Baker' });
  await settle();
  expect(screen.queryByText('Job posted successfully!')).not.toBeNull();
  await settle(1900);
  expect(shown.address()).toBe('/hire/post-job');
  await settle(100);
  const { historyAction, location } = shown.router.state;
  expect([shown.address(), historyAction, location.state]).toEqual(['/hire/all-jobs?job=j2', 'REPLACE', null]);
});

test.each([
  ['?job=j1', undefined],
  ['', { isEditing: true, jobData: { id: 'j1' } }],
])(
  'HPOST-01 HPOST-02 HPOST-06 HPOST-07 HPOST-08 HPOST-45 HPOST-47 an edited job, opened by %j and %j, is updated',
  async (query, state) => {
    const answer = Promise.withResolvers<unknown>();
    update.mockReturnValue(answer.promise);
    const shown = await open(query, state);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Job Posting');
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/hire/all-jobs?job=j1');
    expect([field('Job title').value, field('Minimum salary').value, field(/^Applications/).value]).toEqual([
      'Pastry Chef',
      '₹30,000',
      '5',
    ]);
    expect(screen.queryByText('menu.pdf')).not.toBeNull();
    await type('Job title', 'Head Pastry Chef');
    await press('Update Job');
    await settle();
    expect(screen.queryByRole('button', { name: 'Updating...' })).not.toBeNull();
    answer.resolve({ ...sampleJob, title: 'Head Pastry Chef' });
    await settle();
    expect(update.mock.calls).toEqual([
      [
        {
          id: 'j1',
          seen: expect.anything() as unknown,
          input: expect.objectContaining({ title: 'Head Pastry Chef', attachmentIds: ['f1'] }) as unknown,
        },
      ],
    ]);
    expect(screen.queryByText('Job updated successfully!')).not.toBeNull();
    await settle(2000);
    expect([shown.address(), shown.router.state.historyAction]).toEqual(['/hire/all-jobs?job=j1', 'REPLACE']);
    expect(shown.router.state.location.state).toMatchObject({ updatedJob: { id: 'j1', title: 'Head Pastry Chef' } });
  },
);

test('OP-116 server errors are shown at their fields, the first focused; nothing typed is lost', async () => {
  post.mockImplementation(() => {
    throw new GraphQLError('Please check.', {
      extensions: { code: 'BAD_USER_INPUT', fields: { salaryMax: 'Please check the salary: it is too high.' } },
    });
  });
  await open();
  await fillIn();
  await press('Post Job Now');
  await settle();
  expect(alerts()).toEqual(['Please check the salary: it is too high.']);
  expect(document.activeElement).toBe(field('Maximum salary'));
  expect(field('Job title').value).toBe('Baker');
  await type('Maximum salary', '41000');
  await settle();
  expect(alerts()).toEqual([]);
});

test('a stored file that the server no longer has is named next to its remove button', async () => {
  update.mockImplementation(() => {
    throw new GraphQLError('Please check.', {
      extensions: {
        code: 'BAD_USER_INPUT',
        fields: { 'attachmentIds.0': 'This file is no longer there. Please upload it again.' },
      },
    });
  });
  await open('?job=j1');
  await press('Update Job');
  await settle();
  // antd renders field errors a moment later.
  await settle();
  expect(alerts()).toEqual(['menu.pdf: This file is no longer there. Please upload it again.']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add attachments' }));
  await press('Remove menu.pdf');
  await settle();
  expect(alerts()).toEqual([]);
});

test('HPOST-15 HPOST-37 numbers can be typed with the digits of any script', async () => {
  await open();
  await fillIn();
  await toggle('Auto-stop hiring');
  const typed = [
    ['Minimum salary', '२५०००'],
    ['Maximum salary', '४००००'],
    ['Openings', 'a৩'],
    [/^Minimum years/, '१.५'],
    [/^Applications/, '१२'],
    [/^Days/, '۷'],
  ] as const;
  for (const [label, digits] of typed) await type(label, digits);
  expect(typed.map(([label]) => field(label).value)).toEqual(['₹25,000', '₹40,000', '3', '1.5', '12', '7']);
});

test('the preview shows the job as seekers will see it, and the form returns unchanged', async () => {
  await open();
  await press('Preview');
  const preview = () => screen.getByRole('dialog', { name: 'What seekers will see' });
  expect(within(preview()).queryByRole('heading', { name: 'Job title' })).not.toBeNull();
  expect(within(preview()).getAllByText('Not given yet')).toHaveLength(2);
  await press('Back to the form');
  await fillIn();
  await type(/^Minimum years/, '1.5');
  await user.click(field('Urgent'));
  await press('Preview');
  const texts = [
    'Baker',
    'Aroma Bakes',
    '4.3 (4)',
    'Kochi',
    '₹25,000 - ₹40,000 per month',
    '1.5+ years',
    'Full Time',
    'Work from Office',
    'Today',
    'You bake.',
    'Sourdough',
    'Urgent',
    'New',
  ];
  for (const text of texts) expect(preview().textContent).toContain(text);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await press('Back to the form');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('Job title').value).toBe('Baker');
});
