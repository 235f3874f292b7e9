import { render } from '@testing-library/react';
import { StrengthMeter } from './strength-meter.tsx';

test.each([
  ['a', 'Weak'],
  ['abcdefgh', 'Weak'],
  ['abcdefg1', 'Fair'],
  ['Abcdefg1', 'Good'],
  ['Abcdefg1!', 'Strong'],
  ['Welcome@123', 'Weak'],
])('REG-08 the strength of %s is %s', (password, label) => {
  const { container } = render(<StrengthMeter password={password} />);
  expect(container.textContent).toBe(`Password strength: ${label}`);
});

test('an empty password gets no rating', () => {
  expect(render(<StrengthMeter password="" />).container.textContent).toBe('');
});
