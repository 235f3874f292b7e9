import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { createCache } from '../../app/cache.ts';
import { answers } from '../../../test/job-form.tsx';
import { MeDocument } from '../../shared/lib/me.ts';
import { newDraft } from './job-draft.ts';
import { useStoredDraft } from './stored-draft.ts';

const empty = newDraft('Sahyadri Systems', '', new Date('2026-11-21T06:00:00Z'));
const key = 'kaamyab.draft.job.u1.new';
function open({ version = '', me = 'u1' } = {}) {
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  client.writeQuery({
    query: MeDocument,
    data: { me: { __typename: 'User', ...answers.me, id: me } as never },
  });
  return renderHook(() => useStoredDraft({ id: 'new', version }, empty), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
}
const nurse = { ...empty, title: 'Nurse' };
const stored = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => localStorage.clear());

test('typed text is restored after the window was closed', () => {
  const first = open();
  expect(first.result.current.isRestored).toBe(false);
  act(() => first.result.current.store(nurse));
  first.unmount();
  const second = open();
  expect(second.result.current).toMatchObject({ isRestored: true, draft: { title: 'Nurse' } });
});

test('a form that was only viewed stores nothing', () => {
  open().unmount();
  expect(localStorage).toHaveLength(0);
});

test('a posted draft is deleted', () => {
  const { result, unmount } = open();
  act(() => result.current.store(nurse));
  act(() => {
    result.current.discard();
    unmount();
  });
  expect(localStorage).toHaveLength(0);
});

test('starting over clears the form and the stored draft', () => {
  const { result } = open();
  act(() => result.current.store(nurse));
  act(() => result.current.startAfresh());
  expect(result.current.draft).toEqual(empty);
  expect(localStorage).toHaveLength(0);
});

test('another person in the same browser does not see it', () => {
  const { result } = open();
  act(() => result.current.store(nurse));
  expect(open({ me: 'u2' }).result.current.draft).toEqual(empty);
});

test('text typed into a job that has changed since stays, and names the version it started from', () => {
  const { result } = open({ version: 'monday' });
  act(() => result.current.store(nurse));
  expect(open({ version: 'monday' }).result.current).toMatchObject({
    draft: { title: 'Nurse' },
    isOutdated: false,
  });
  open({ version: 'tuesday' }).unmount();
  const later = open({ version: 'wednesday' });
  expect(later.result.current).toMatchObject({
    draft: { title: 'Nurse' },
    isRestored: true,
    isOutdated: true,
    version: 'monday',
  });
  act(() => later.result.current.startAfresh());
  expect(later.result.current).toMatchObject({
    draft: empty,
    isRestored: false,
    isOutdated: false,
    version: 'wednesday',
  });
});

test('a draft from before a field existed is restored, and the field starts as in a new one', () => {
  const { openings: _, ...earlier } = nurse;
  stored({ id: null, version: '', draft: { ...earlier, gone: 'field' } });
  expect(open().result.current.draft).toEqual(nurse);
});

test.each([{}, [], null, { version: '', draft: { title: 7 } }, { version: '', draft: { ...empty, skills: null } }])(
  'invalid stored data is ignored: %j',
  (value) => {
    stored(value);
    expect(open().result.current.draft).toEqual(empty);
    localStorage.setItem(key, 'not json');
    expect(open().result.current.draft).toEqual(empty);
  },
);
