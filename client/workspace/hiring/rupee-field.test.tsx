import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RupeeField } from './rupee-field.tsx';

function Salary() {
  const [digits, setDigits] = useState('');
  return <RupeeField label="Minimum salary" name="salaryMin" value={digits} onChange={setDigits} />;
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

test('HPOST-15 letters never appear', () => {
  render(<Salary />);
  const input = screen.getByLabelText<HTMLInputElement>('Minimum salary');
  fireEvent.change(input, { target: { value: 'lots' } });
  expect(input.value).toBe('');
});
