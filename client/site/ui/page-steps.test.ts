import { pageSteps } from './page-steps.ts';

test.each([
  [1, 1, [1]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 9, 10, 11, 12]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
])('on page %d of %d the steps are %j', (current, last, steps) => {
  expect(pageSteps(current, last)).toEqual(steps);
});
