import { slotProblem } from './slot-picker.tsx';

// 10:30 in India.
const now = new Date('2026-11-21T05:00:00Z');

test('OP-113 slots that have started and booked slots are disabled and say why', () => {
  expect(slotProblem('2026-11-21', 'S1030_1130', [], now)).toBe('Over');
  expect(slotProblem('2026-11-21', 'S1300_1400', ['S1300_1400'], now)).toBe('Booked');
  expect(slotProblem('2026-11-21', 'S1430_1530', ['S1300_1400'], now)).toBeNull();
  expect(slotProblem('2026-11-20', 'S1600_1700', [], now)).toBe('Over');
});
