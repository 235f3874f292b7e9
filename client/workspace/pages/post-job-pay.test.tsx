import { formProblems as alerts } from '../../../test/form-problems.ts';
import { choose, chosenIn } from '../../../test/choose.ts';
import { answers, beginWithoutDrafts, field, fillIn, post, press, settle, type } from '../../../test/job-form.tsx';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { PostJobPage } from './post-job-page.tsx';

beginWithoutDrafts();

const typingPause = 800;
const describedBy = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .join('');

test('unlikely pay raises a question next to its field once typing stops, and can be posted', async () => {
  showScreen(<PostJobPage />, { at: '/hire/post-job', fields: answers });
  await settle();
  await fillIn();
  await settle(typingPause);
  expect([describedBy('Minimum salary'), describedBy('Maximum salary')]).toEqual(['', '']);
  await type('Minimum salary', '22');
  await settle();
  expect(describedBy('Minimum salary')).toBe('');
  await settle(typingPause);
  const question = '₹22 per month? That is very little. Please check amount and period.';
  expect([describedBy('Minimum salary'), describedBy('Maximum salary'), alerts()]).toEqual([question, '', []]);
  await choose('Salary period', 'per hour');
  await settle();
  expect([describedBy('Minimum salary'), describedBy('Maximum salary')]).toEqual([
    '',
    '₹40,000 per hour? That is very much. Please check amount and period.',
  ]);
  await press('Post Job Now');
  await settle();
  expect(post.mock.calls[0]?.[0].input).toMatchObject({ salaryMin: 22, salaryMax: 40_000, salaryPeriod: 'HOUR' });
});

const leave = async () => {
  await user.tab();
  await settle();
};
/** antd replaces one message by another in several steps. */
async function redrawn() {
  for (const ms of [50, 50, 300]) await settle(ms);
}
const retype = async (label: string | RegExp, text: string) => {
  await user.clear(field(label));
  await user.type(field(label), text);
};

test('HPOST-15 pay typed key by key equals pasted pay: paise add nothing, units and ranges are read', async () => {
  showScreen(<PostJobPage />, { at: '/hire/post-job', fields: answers });
  await settle();
  await fillIn();
  const shown = () => [field('Minimum salary').value, field('Maximum salary').value, chosenIn('Salary period')];
  await retype('Minimum salary', '25000.00');
  expect(shown()[0]).toBe('₹25,000');
  await leave();
  expect(shown()).toEqual(['₹25,000', '₹40,000', 'per month']);
  await retype('Minimum salary', '3.5 LPA');
  await leave();
  expect(shown()).toEqual(['₹3,50,000', '₹40,000', 'per year']);
  await retype('Minimum salary', '18k-25k per month');
  await leave();
  expect(shown()).toEqual(['₹18,000', '₹25,000', 'per month']);
  await press('Post Job Now');
  await settle();
  expect(post.mock.calls[0]?.[0].input).toMatchObject({ salaryMin: 18_000, salaryMax: 25_000, salaryPeriod: 'MONTH' });
});

test('an ambiguous number is refused with a message on blur', async () => {
  showScreen(<PostJobPage />, { at: '/hire/post-job', fields: answers });
  await settle();
  await fillIn();
  const wrong = [
    ['Minimum salary', '3.5'],
    ['Openings', '1-2'],
    [/^Minimum years/, '1-2'],
  ] as const;
  for (const [label, text] of wrong) {
    await type(label, text);
    await leave();
  }
  const said = [
    'Write the amount in rupees, for example 25000, 25k or 3.5 LPA.',
    'Write one number here, for example 2.',
    'Write one number here, for example 2.',
  ];
  expect(alerts()).toEqual(said);
  await press('Post Job Now');
  await settle();
  expect([alerts(), post.mock.calls]).toEqual([said, []]);
  await type('Openings', '1.5');
  await redrawn();
  expect(alerts()).toEqual([said[0], 'Must be a whole number', said[1]]);
  await type('Openings', '1');
  await redrawn();
  expect(alerts()).toEqual([said[0], said[1]]);
});
