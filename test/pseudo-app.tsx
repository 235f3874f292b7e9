import { ApolloClient, ApolloLink } from '@apollo/client';
import { jest } from '@jest/globals';
import { i18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from, NEVER, throwError } from 'rxjs';
import { compilePseudo, pseudoLocale } from './pseudo-words.ts';
import { setPhone } from './screen.tsx';
import { wordlessAnswer, type World } from './wordless-answers.ts';
import { toast, toastStore } from '../client/shared/ui/toast.ts';
import { productName, supportContact } from '../server/core/product.rules.ts';
import { experienceWords } from '../server/hiring/jobs/job.labels.ts';
import { places } from '../server/hiring/jobs/search/place.rules.ts';
import { createCache } from '../client/app/cache.ts';
import { Providers } from '../client/app/providers.tsx';
import { routesOf } from '../client/app/routes.tsx';

/** antd has its own locale: the names of its icons, and the texts of its components. */
const ofAntd = [
  'close',
  'close-circle',
  'down',
  'ellipsis',
  'right',
  'left',
  'double-right',
  'double-left',
  'Close',
  'Cancel',
  'OK',
  String.raw`OTP Input \d`,
  String.raw`\d+ / page`,
  // Units and addresses are the same everywhere.
  String.raw`\(?\d+ KB\)?`,
  'https://',
];
/** Names and search terms, which are not translated. */
const sameEverywhere = [productName, ...Object.values(supportContact), ...Object.values(experienceWords), ...places];
const otherText = new RegExp(
  sameEverywhere
    .toSorted((one, other) => other.length - one.length)
    .map((text) => `(?<!\\w)${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\w)`)
    // Also a clock in Hindi.
    .concat(
      ofAntd.map((text) => `^${text}$`),
      String.raw`(?<=:\d\d )[ap]m`,
    )
    .join('|'),
  'g',
);
const spokenAttributes = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
const spoken = spokenAttributes.map((name) => `[${name}]`).join();
const isLatin = (text: string): boolean => /[A-Za-z]{2}/.test(text);

/** The visible or spoken texts of the page and its title that contain Latin letters. */
export function englishLeft(): string[] {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '');
  for (const element of document.querySelectorAll(spoken))
    texts.push(...spokenAttributes.map((name) => element.getAttribute(name) ?? ''));
  return texts
    .filter(isLatin)
    .map((text) => text.trim().replaceAll(otherText, '').trim())
    .filter(isLatin);
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // Deliberate failures are logged.
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Sections that load when scrolled near have loaded.
  globalThis.IntersectionObserver = class {
    constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.report([{ isIntersecting: true }]);
    }
    disconnect() {}
  } as never;
});
afterEach(() => {
  cleanup();
  act(() => toastStore.toasts().forEach(({ id }) => toast.dismiss(id)));
  setPhone(false);
  i18n.setMessagesCompiler(compileMessage).loadAndActivate({ locale: 'en-IN', messages: {} });
});

export function openInPseudo(address: string, world: World) {
  const link = new ApolloLink(({ query, variables, operationType, operationName }) => {
    const fate = operationName === 'Me' ? undefined : world.fate;
    if (operationType === OperationTypeNode.SUBSCRIPTION || fate === 'LOADING') return NEVER;
    // No mutation gets through: the page shows the error and stays.
    if (operationType === OperationTypeNode.MUTATION || fate === 'FAILING')
      return throwError(() => new TypeError('Failed to fetch'));
    return from(Promise.resolve(wordlessAnswer(query, variables, world)));
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const router = createMemoryRouter(routesOf(client), { initialEntries: [address] });
  i18n.setMessagesCompiler(compilePseudo).loadAndActivate({ locale: pseudoLocale, messages: {} });
  const words = setupI18n({ locale: pseudoLocale, messages: { [pseudoLocale]: {} } });
  words.setMessagesCompiler(compilePseudo);
  render(
    <Providers client={client} words={words} isPhone={false}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return router;
}

const pressable = 'button:not(:disabled), input:is([type=checkbox], [type=radio]):enabled';
const nameOf = (button: HTMLElement): string =>
  button.getAttribute('aria-label') ?? (button.textContent || button.closest('label')?.textContent) ?? '';
const isOfFrame = (button: HTMLElement): boolean =>
  button.closest('header, nav, aside') !== null && !button.closest('main');

/** The first that was not pressed yet, by its name and its index among equals. */
function newButton(pressed: Set<string>, pressedInFrame: Set<string>): HTMLElement | undefined {
  const names = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>(pressable)].find((button) => {
    const name = nameOf(button);
    const place = (names.get(name) ?? 0) + 1;
    names.set(name, place);
    // Days, pages and counts are treated as equal.
    const key = `${name.replaceAll(/\p{N}+/gu, '')} ${Math.min(place, 2)}`;
    const known = isOfFrame(button) ? pressedInFrame : pressed;
    return !known.has(key) && known.add(key);
  });
}

/** A calendar has new buttons endlessly. */
const MOST_PRESSES = 60;

/**
 * Every button and checkbox in turn, including those that a press reveals: dialogs, menus, toasts, form errors. With
 * fireEvent: a person could not press what a dialog covers, but its texts count too. What stands around the page, such
 * as a menu, is pressed once for all pages that share `pressedInFrame`.
 */
export async function pressEverything(pressedInFrame: Set<string>): Promise<void> {
  fireEvent.pointerDown(window);
  await settled();
  const pressed = new Set<string>();
  const next = () => newButton(pressed, pressedInFrame);
  for (let button = next(); button && pressed.size <= MOST_PRESSES; button = next()) {
    fireEvent.click(button);
    await settled();
    expect([nameOf(button), englishLeft()]).toEqual([nameOf(button), []]);
  }
}

/** Redirects have run, and antd has rendered the errors of fields. */
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));
