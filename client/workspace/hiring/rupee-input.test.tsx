import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RupeeInput } from './rupee-input.tsx';

function Salary() {
  const [digits, setDigits] = useState('');
  return <RupeeInput aria-label="Minimum salary" value={digits} onChange={setDigits} />;
}

test('HPOST-16 a salary is grouped while it is typed, and the caret stays where the person types', () => {
  render(<Salary />);
  const input = screen.getByLabelText<HTMLInputElement>('Minimum salary');
  fireEvent.change(input, { target: { value: '25000' } });
  expect(input.value).toBe('₹25,000');
  // A 9 typed behind the 2: three digits stand before the caret then are "29".
  fireEvent.change(input, { target: { value: '₹295,000', selectionStart: 3, selectionEnd: 3 } });
  expect(input.value).toBe('₹2,95,000');
  expect(input.selectionStart).toBe(4);
});

test.each([
  ['5 before all', '₹52,50,000', 2, '₹52,50,000', 2],
  ['5 behind the 2', '₹25,50,000', 3, '₹25,50,000', 3],
  ['5 behind the first comma', '₹2,550,000', 4, '₹25,50,000', 4],
  ['5 at the end', '₹2,50,0005', 10, '₹25,00,005', 10],
  ['without the 2', '₹,50,000', 1, '₹50,000', 1],
  ['without the first 5', '₹2,0,000', 3, '₹20,000', 2],
])('HPOST-16 the caret in ₹2,50,000 keeps its place: %s', (_what, typed, at, shown, caret) => {
  render(<Salary />);
  const input = screen.getByLabelText<HTMLInputElement>('Minimum salary');
  fireEvent.change(input, { target: { value: '250000' } });
  fireEvent.change(input, { target: { value: typed, selectionStart: at, selectionEnd: at } });
  expect([input.value, input.selectionStart]).toEqual([shown, caret]);
});

test('HPOST-15 letters never appear', () => {
  render(<Salary />);
  const input = screen.getByLabelText<HTMLInputElement>('Minimum salary');
  fireEvent.change(input, { target: { value: 'lots' } });
  expect(input.value).toBe('');
});
