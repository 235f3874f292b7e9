import { act, renderHook } from '@testing-library/react';
import { newDraft } from './job-draft.ts';
import { useStoredDraft } from './stored-draft.ts';

const empty = newDraft('Sahyadri Systems', '', new Date('2026-11-21T06:00:00Z'));
const key = 'jobDraft:u1:new';
const open = (draftKey = key) => renderHook(() => useStoredDraft(draftKey, empty));

beforeEach(() => sessionStorage.clear());

test('what was typed is there again after the form was left', () => {
  const first = open();
  expect(first.result.current.isRestored).toBe(false);
  act(() => first.result.current.setDraft({ ...empty, title: 'Nurse' }));
  first.unmount();
  const second = open();
  expect(second.result.current).toMatchObject({ isRestored: true, draft: { title: 'Nurse' } });
});

test('a form that was only looked at leaves nothing behind', () => {
  open().unmount();
  expect(sessionStorage).toHaveLength(0);
});

test('a posted draft is gone', () => {
  const { result, unmount } = open();
  act(() => result.current.setDraft({ ...empty, title: 'Nurse' }));
  act(() => {
    result.current.discard();
    unmount();
  });
  expect(sessionStorage).toHaveLength(0);
});

test('starting afresh empties the form and what was kept', () => {
  const { result } = open();
  act(() => result.current.setDraft({ ...empty, title: 'Nurse' }));
  act(() => result.current.startAfresh());
  expect(result.current.draft).toEqual(empty);
  expect(sessionStorage).toHaveLength(0);
});

test('another person in the same tab does not see it', () => {
  const { result } = open();
  act(() => result.current.setDraft({ ...empty, title: 'Nurse' }));
  expect(open('jobDraft:u2:new').result.current.draft).toEqual(empty);
});

test.each(['not json', '{}', '[]', 'null', '{"title":7}', JSON.stringify({ ...empty, skills: null })])('stored nonsense is ignored: %s', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(open().result.current.draft).toEqual(empty);
});
