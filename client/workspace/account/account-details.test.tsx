import {
  button,
  field,
  fieldErrors,
  overNetwork,
  press,
  settle,
  shows,
  stopTime,
  type,
} from '../../../test/code-screen.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { AccountDetails } from './account-details.tsx';

stopTime();

const me = {
  __typename: 'User' as const,
  id: 'u1',
  name: 'Asha Nair',
  email: 'asha@example.in',
  role: 'HR' as const,
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};

async function open(answers: Answers = {}, updateName: unknown = ({ name }: { name: string }) => ({ id: 'u1', name })) {
  const shown = showScreen(<AccountDetails me={me} />, { answers, fields: overNetwork({ updateName }) });
  await press('Change name');
  return shown;
}

async function save(name: string): Promise<void> {
  await type('Full name', name);
  await press('Save name');
}

test('the name is trimmed and saved; wrong ones are not sent, and the focus moves in and back', async () => {
  const { askedFor } = await open();
  expect(document.activeElement).toBe(field('Full name'));
  for (const [typed, sentence] of [
    ['Asha 2', 'Name can contain only letters and spaces.'],
    ['', 'Name is required'],
  ] as const) {
    await save(typed);
    expect(fieldErrors()).toEqual([['Full name', sentence]]);
  }
  await save('  आशा वर्मा ');
  expect([askedFor('UpdateName'), toastStore.toasts().at(-1)?.content, document.activeElement]).toEqual([
    [{ name: 'आशा वर्मा' }],
    'Name saved.',
    button('Change name'),
  ]);
});

test('without an answer the name stays; a slow one keeps the button busy and is asked for once', async () => {
  const answers: Answers = { UpdateName: 'FAIL' };
  const { promise, resolve } = Promise.withResolvers<object>();
  const { askedFor } = await open(answers, () => promise);
  await save('Asha Devi');
  expect([shows(/^We could not reach the server/), field('Full name').value]).toEqual([true, 'Asha Devi']);
  delete answers['UpdateName'];
  await press('Save name');
  expect(button('Save name').getAttribute('aria-busy')).toBe('true');
  await user.type(field('Full name'), '{Enter}');
  resolve({ id: 'u1', name: 'Asha Devi' });
  await settle();
  expect(askedFor('UpdateName')).toHaveLength(2);
});
