import userEvent, { type UserEvent } from '@testing-library/user-event';

/** The person at mouse and keyboard, another one in each test; between two keys no time passes. */
export let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup({ delay: null });
});

/** Puts a text at once in the place of what a field has; where the test is about typing, use `user.type`. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  if (text) await user.paste(text);
}
