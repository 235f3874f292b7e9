import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { fill, user } from '../../../test/user.ts';
import { RupeeInput } from './rupee-input.tsx';

function Salary() {
  const [digits, setDigits] = useState('');
  return <RupeeInput aria-label="Minimum salary" value={digits} onChange={setDigits} />;
}

test('HPOST-16 a salary is grouped while it is typed, and the caret stays in place', async () => {
  render(<Salary />);
  const input = screen.getByLabelText<HTMLInputElement>('Minimum salary');
  await fill(input, '25000');
  expect(input.value).toBe('₹25,000');
  // Behind the 2.
  await user.type(input, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(input.value).toBe('₹2,95,000');
  expect(input.selectionStart).toBe(4);
});

test.each([
  ['5 before all', 1, '5', '₹52,50,000', 2],
  ['5 behind the 2', 2, '5', '₹25,50,000', 3],
  ['5 behind the first comma', 3, '5', '₹25,50,000', 4],
  ['5 at the end', 9, '5', '₹25,00,005', 10],
  ['without the 2', 2, '[Backspace]', '₹50,000', 1],
  ['without the first 5', 4, '[Backspace]', '₹20,000', 2],
])('HPOST-16 the caret in ₹2,50,000 keeps its place: %s', async (_what, at, key, shown, caret) => {
  render(<Salary />);
  const input = screen.getByLabelText<HTMLInputElement>('Minimum salary');
  await fill(input, '250000');
  await user.type(input, key, { initialSelectionStart: at, initialSelectionEnd: at });
  expect([input.value, input.selectionStart]).toEqual([shown, caret]);
});

test('HPOST-15 letters never appear', async () => {
  render(<Salary />);
  const input = screen.getByLabelText<HTMLInputElement>('Minimum salary');
  await fill(input, 'lots');
  expect(input.value).toBe('');
});
