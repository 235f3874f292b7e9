import { act, renderHook } from '@testing-library/react';
import { newDraft } from './job-draft.ts';
import { useStoredDraft } from './stored-draft.ts';

const empty = newDraft('Sahyadri Systems', '', new Date('2026-11-21T06:00:00Z'));
const key = 'jobDraft:u1:new';
const open = (place = { key, version: '' }) => renderHook(() => useStoredDraft(place, empty));
const nurse = () => ({ ...empty, title: 'Nurse' });
const stored = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));

beforeEach(() => localStorage.clear());

test('what was typed is there again after the window was closed', () => {
  const first = open();
  expect(first.result.current.isRestored).toBe(false);
  act(() => first.result.current.setDraft(nurse));
  first.unmount();
  const second = open();
  expect(second.result.current).toMatchObject({ isRestored: true, draft: { title: 'Nurse' } });
});

test('a form that was only looked at leaves nothing behind', () => {
  open().unmount();
  expect(localStorage).toHaveLength(0);
});

test('a posted draft is gone', () => {
  const { result, unmount } = open();
  act(() => result.current.setDraft(nurse));
  act(() => {
    result.current.discard();
    unmount();
  });
  expect(localStorage).toHaveLength(0);
});

test('starting afresh empties the form and what was kept', () => {
  const { result } = open();
  act(() => result.current.setDraft(nurse));
  act(() => result.current.startAfresh());
  expect(result.current.draft).toEqual(empty);
  expect(localStorage).toHaveLength(0);
});

test('another person in the same browser does not see it', () => {
  const { result } = open();
  act(() => result.current.setDraft(nurse));
  expect(open({ key: 'jobDraft:u2:new', version: '' }).result.current.draft).toEqual(empty);
});

test('what was typed into a job that changed meanwhile stays, and names the state it began from', () => {
  const { result } = open({ key, version: 'monday' });
  act(() => result.current.setDraft(nurse));
  expect(open({ key, version: 'monday' }).result.current).toMatchObject({
    draft: { title: 'Nurse' },
    isOutdated: false,
  });
  open({ key, version: 'tuesday' }).unmount();
  const later = open({ key, version: 'wednesday' });
  expect(later.result.current).toMatchObject({
    draft: { title: 'Nurse' },
    isRestored: true,
    isOutdated: true,
    begunFrom: 'monday',
  });
  act(() => later.result.current.startAfresh());
  expect(later.result.current).toMatchObject({
    draft: empty,
    isRestored: false,
    isOutdated: false,
    begunFrom: 'wednesday',
  });
});

test.each([{}, [], null, { version: '', draft: { title: 7 } }, { version: '', draft: { ...empty, skills: null } }])(
  'stored nonsense is ignored: %j',
  (value) => {
    stored(value);
    expect(open().result.current.draft).toEqual(empty);
    localStorage.setItem(key, 'not json');
    expect(open().result.current.draft).toEqual(empty);
  },
);
