import userEvent, { type UserEvent } from '@testing-library/user-event';

/** The person at mouse and keyboard, a new one in each test; no time passes between keys. */
export let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup({ delay: null });
});

/** Replaces the text of a field at once; where the test is about typing, use `user.type`. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text) await user.paste(text);
}
