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
  company: null,
};
const company = { __typename: 'Company', id: 'c1', name: 'Aroma Bakes', verified: true };
const page = (webhooks: object[], companyDetails: object | null = null) => ({
  webhooks,
  hrProfile: { __typename: 'HrProfile', companyDetails },
});
const secretOf = (secret: string) => ({ __typename: 'WebhookWithSecret', secret, webhook: row });
const event = (name: string) => screen.getByRole('checkbox', { name });

test('webhooks show loading, then an error, then an empty list', async () => {
  const answers: Answers = { Webhooks: 'FAIL' };
  showScreen(<WebhooksPage />, { answers });
  expect(screen.getByText('Loading your webhooks')).toBeTruthy();
  await screen.findByText('Your webhooks could not be loaded.');
  answers.Webhooks = () => page([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no webhooks yet.')).toBeTruthy();
});

test('a refused webhook keeps its text; an accepted one shows its secret once, then appears in the list', async () => {
  const taken = 'You have a webhook at this address already.';
  const answers: Answers = {
    Webhooks: () => page([]),
    CreateWebhook: new GraphQLError(taken, { extensions: { code: 'CONFLICT' } }),
  };
  const { askedFor } = showScreen(<WebhooksPage />, { answers });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  await fill(await screen.findByLabelText('Address'), url);
  for (const name of screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? ''))
    if (name !== 'A job was closed') await user.click(event(name));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(taken);
  answers.CreateWebhook = () => ({ createWebhook: secretOf('whsec_first') });
  answers.Webhooks = () => page([row]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByDisplayValue('whsec_first')).toBeTruthy();
  expect(askedFor('CreateWebhook').at(-1)).toEqual({
    input: { url, events: ['JOB_CLOSED'], isActive: true },
    scope: 'RECRUITER',
    idempotencyKey: null,
  });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const card = within(await screen.findByRole('region', { name: url }));
  expect(card.getByText('Receives events from my jobs')).toBeTruthy();
  expect(card.getByText('Switched on')).toBeTruthy();
  expect(screen.queryByDisplayValue('whsec_first')).toBeNull();
});

test('invalid input is reported at its field and not sent', async () => {
  const { asked } = showScreen(<WebhooksPage />, { answers: { Webhooks: () => page([]) } });
  await user.click(await screen.findByRole('button', { name: 'New webhook' }));
  await fill(await screen.findByLabelText('Address'), 'example.in');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter an address such as https://example.in/hooks.')).toBeTruthy();
  expect(asked.map(({ operation }) => operation)).toEqual(['Webhooks']);
});

test('a new secret is created only after a confirmation, and shown once', async () => {
  const answers: Answers = {
    Webhooks: () => page([{ ...row, failingSince: '2026-11-18T05:30:00Z' }]),
    RotateWebhookSecret: () => ({ rotateWebhookSecret: secretOf('whsec_second') }),
  };
  const { askedFor } = showScreen(<WebhooksPage />, { answers });
  expect(await screen.findByText('Deliveries fail')).toBeTruthy();
  expect(screen.getByText(/^No message has been accepted since November 18.* After 3 days/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New secret' }));
  expect(askedFor('RotateWebhookSecret')).toEqual([]);
  const question = within(await screen.findByRole('dialog', { name: 'Create a new secret?' }));
  await user.click(question.getByRole('button', { name: 'New secret' }));
  expect(await screen.findByDisplayValue('whsec_second')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(askedFor('RotateWebhookSecret')).toEqual([{ id: 'w1' }]);
});

test('a member of a verified company chooses whose jobs a webhook covers, and sees the owner of each', async () => {
  const ofCompany = { ...row, id: 'w2', company };
  const answers: Answers = {
    Webhooks: () => page([row, ofCompany], company),
    CreateWebhook: () => ({ createWebhook: secretOf('whsec_first') }),
  };
  const { askedFor } = showScreen(<WebhooksPage />, { answers });
  expect(await screen.findByText('Receives events from my jobs')).toBeTruthy();
  expect(screen.getByText('Receives events from all jobs of Aroma Bakes')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New webhook' }));
  await fill(await screen.findByLabelText('Address'), `${url}/more`);
  expect(screen.getByRole('radio', { name: 'My jobs' })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'All jobs of Aroma Bakes' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByDisplayValue('whsec_first');
  expect(askedFor('CreateWebhook').map(({ scope }) => scope)).toEqual(['COMPANY']);
});

test.each([
  ['with five of their own and a company without the tick', { ...company, verified: false }, 5, true],
  ['with five of their own and a verified company', company, 5, false],
  ['with four of their own and no company', null, 4, false],
])('a member %s has the remaining choices', async (_who, companyDetails, count, isFull) => {
  const own = Array.from({ length: count }, (_, at) => ({ ...row, id: `w${at}`, url: `${url}/${at}` }));
  showScreen(<WebhooksPage />, { answers: { Webhooks: () => page(own, companyDetails) } });
  const button = await screen.findByRole('button', { name: 'New webhook' });
  expect(button).toHaveProperty('disabled', isFull);
  if (isFull) return;
  await user.click(button);
  await screen.findByLabelText('Address');
  const radios = screen
    .queryAllByRole('radio')
    .map((radio) => [radio.closest('label')?.textContent, (radio as HTMLInputElement).disabled]);
  expect(radios).toEqual(
    companyDetails
      ? [
          ['My jobs', true],
          ['All jobs of Aroma Bakes', false],
        ]
      : [],
  );
});

test('deleting a company webhook says that it is deleted for all members', async () => {
  showScreen(<WebhooksPage />, { answers: { Webhooks: () => page([{ ...row, company }], company) } });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this webhook?' }));
  expect(question.getByText(/for everyone at Aroma Bakes/)).toBeTruthy();
});

test("an edited webhook sends the form's values and keeps its owner", async () => {
  const changed = { ...row, company, isActive: false };
  const answers: Answers = {
    Webhooks: () => page([{ ...row, company }], company),
    UpdateWebhook: () => ({ updateWebhook: changed }),
  };
  const { askedFor } = showScreen(<WebhooksPage />, { answers });
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await user.click(await screen.findByRole('switch', { name: 'Send events' }));
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Switched off')).toBeTruthy();
  expect(askedFor('UpdateWebhook')).toEqual([{ id: 'w1', input: { url, events: ['JOB_CLOSED'], isActive: false } }]);
});
