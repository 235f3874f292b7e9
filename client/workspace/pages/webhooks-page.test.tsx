import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { WebhooksPage } from './webhooks-page.tsx';

const url = 'https://example.in/hooks';
const row = {
  __typename: 'Webhook',
  id: 'w1',
  url,
  events: ['JOB_CLOSED'],
  isActive: true,
  failingSince: null,
};
const secretOf = (secret: string) => ({ __typename: 'WebhookWithSecret', secret, webhook: row });
const event = (name: string) => screen.getByRole('checkbox', { name });

test('webhooks are loading, then fail, then are read again: there are none yet', async () => {
  const answers: Answers = { Webhooks: 'FAIL' };
  showScreen(<WebhooksPage />, { answers });
  expect(screen.getByText('Loading your webhooks')).toBeTruthy();
  await screen.findByText('Your webhooks could not be loaded.');
  answers.Webhooks = () => ({ webhooks: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no webhooks yet.')).toBeTruthy();
});

test('a refused one keeps what was typed; an accepted one shows its secret once, then stands in the list', async () => {
  const taken = 'You have a webhook at this address already.';
  const answers: Answers = {
    Webhooks: () => ({ webhooks: [] }),
    CreateWebhook: new GraphQLError(taken, { extensions: { code: 'CONFLICT' } }),
  };
  const { askedFor } = showScreen(<WebhooksPage />, { answers });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  await fill(await screen.findByLabelText('Address'), url);
  for (const name of ['Somebody applied', 'The status of an application changed', 'An interview was scheduled'])
    await user.click(event(name));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(taken);
  answers.CreateWebhook = () => ({ createWebhook: secretOf('whsec_first') });
  answers.Webhooks = () => ({ webhooks: [row] });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByDisplayValue('whsec_first')).toBeTruthy();
  expect(askedFor('CreateWebhook').at(-1)).toEqual({ input: { url, events: ['JOB_CLOSED'], isActive: true } });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const card = within(await screen.findByRole('region', { name: url }));
  expect(card.getByText('Switched on')).toBeTruthy();
  expect(screen.queryByDisplayValue('whsec_first')).toBeNull();
});

test('what the server would refuse is told beside its field and not sent', async () => {
  const { asked } = showScreen(<WebhooksPage />, { answers: { Webhooks: () => ({ webhooks: [] }) } });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  await fill(await screen.findByLabelText('Address'), 'example.in');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter an address such as https://example.in/hooks.')).toBeTruthy();
  expect(asked.map(({ operation }) => operation)).toEqual(['Webhooks']);
});

test('a new secret is made only after a question, and shown once', async () => {
  const answers: Answers = {
    Webhooks: () => ({ webhooks: [{ ...row, failingSince: '2026-11-18T05:30:00Z' }] }),
    RotateWebhookSecret: () => ({ rotateWebhookSecret: secretOf('whsec_second') }),
  };
  const { askedFor } = showScreen(<WebhooksPage />, { answers });
  expect(await screen.findByText('Nothing is taken')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New secret' }));
  expect(askedFor('RotateWebhookSecret')).toEqual([]);
  const question = within(await screen.findByRole('dialog', { name: 'Make a new secret?' }));
  await user.click(question.getByRole('button', { name: 'New secret' }));
  expect(await screen.findByDisplayValue('whsec_second')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(askedFor('RotateWebhookSecret')).toEqual([{ id: 'w1' }]);
});
