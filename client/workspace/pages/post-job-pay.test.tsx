import { formProblems as alerts } from '../../../test/form-problems.ts';
import { choose } from '../../../test/choose.ts';
import { answers, beginWithoutDrafts, field, fillIn, post, press, settle, type } from '../../../test/job-form.tsx';
import { showScreen } from '../../../test/screen.tsx';
import { PostJobPage } from './post-job-page.tsx';

beginWithoutDrafts();

const typingPause = 800;
const describedBy = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .join('');

test('pay that is hardly meant so is asked about beside its field, once the typing rests, and is posted', async () => {
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
