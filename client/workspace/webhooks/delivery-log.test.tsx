import { screen } from '@testing-library/react';
import { showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { DeliveryLog } from './delivery-log.tsx';

const triedOn = (day: number, status: number | null, answer: string) => ({
  __typename: 'WebhookTry',
  at: `2026-11-${day}T05:30:00Z`,
  status,
  durationMs: 120,
  answer,
});
const deliveryOf = (id: string, tries: ReturnType<typeof triedOn>[]) => ({
  __typename: 'WebhookDelivery',
  id,
  event: 'job.closed',
  createdAt: '2026-11-18T05:30:00Z',
  attempts: tries.length,
  deliveredAt: null,
  nextAttemptAt: null,
  outcome: tries.at(-1)?.status === 200 ? 'ACCEPTED' : 'FAILED',
  status: tries.at(-1)?.status ?? null,
  durationMs: 120,
  answer: tries.at(-1)?.answer ?? null,
  tries,
});

test('the log lists every attempt of a delivery, newest first; a single attempt cannot be expanded', async () => {
  const several = [triedOn(18, null, 'TIMEOUT'), triedOn(19, 503, 'Back soon'), triedOn(20, 200, 'ok')];
  const webhookDeliveries = [deliveryOf('d1', several), deliveryOf('d2', [triedOn(18, 200, 'ok')])];
  showScreen(<DeliveryLog id="w1" isActive />, { answers: { WebhookDeliveries: () => ({ webhookDeliveries }) } });
  const unfold = await screen.findAllByText('All tries');
  expect(unfold).toHaveLength(1);
  await user.click(unfold[0] ?? document.body);
  const tries = [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  expect(tries.map((text) => /Back soon|TIMEOUT|ok/.exec(text)?.[0])).toEqual(['ok', 'Back soon', 'TIMEOUT']);
  expect(tries[1]).toMatch(/^November 19, 2026, .* · Status: 503 · 120 ms/);
  expect(tries[2]).not.toContain('Status');
});
