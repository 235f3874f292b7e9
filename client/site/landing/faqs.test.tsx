import { screen, waitFor } from '@testing-library/react';
import { setPhone, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { Faqs } from './faqs.tsx';

const all = Array.from({ length: 20 }, (_, index) => ({
  id: String(index),
  question: `Question ${index + 1}?`,
  answer: `Answer ${index + 1}.`,
}));
const show = () =>
  showScreen(<Faqs />, {
    answers: {
      Faqs: ({ page, pageSize }) => {
        const from = (Number(page) - 1) * Number(pageSize);
        return { faqs: { total: all.length, items: all.slice(from, from + Number(pageSize)) } };
      },
    },
  });
const questions = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => setPhone(false));

test('LAND-29 LAND-30 LAND-33 OP-079 twenty questions on two pages; several are open at once', async () => {
  show();
  await screen.findByText('Question 1?');
  expect(questions()).toHaveLength(10);
  for (const number of [1, 2, 3]) await user.click(screen.getByText(`Question ${number}?`));
  expect(document.querySelectorAll('details[open]')).toHaveLength(3);
  expect(screen.getByText('Answer 2.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(questions()).toEqual(all.slice(10).map(({ question }) => question)));
});

test('LAND-31 OP-045 on a phone there are five a page', async () => {
  setPhone(true);
  show();
  await screen.findByText('Question 1?');
  expect(questions()).toHaveLength(5);
});
