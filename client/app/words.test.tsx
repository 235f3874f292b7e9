import { ApolloClient, ApolloLink } from '@apollo/client';
import { jest } from '@jest/globals';
import { i18n, type Messages, setupI18n } from '@lingui/core';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from, NEVER, throwError } from 'rxjs';
import { pseudoLocale, pseudoMessages } from '../../test/pseudo-words.ts';
import { setPhone } from '../../test/screen.tsx';
import { wordlessAnswer, type World } from '../../test/wordless-answers.ts';
import * as contentLabels from '../../server/content/content.labels.ts';
import { contentMessages } from '../../server/content/content.rules.ts';
import { allPages } from '../../server/core/client-pages.rules.ts';
import { productName, supportContact } from '../../server/core/product.rules.ts';
import * as jobLabels from '../../server/jobs/job.labels.ts';
import { supportMessageSchema } from '../../server/support/support.rules.ts';
import { paths } from '../shared/lib/paths.ts';
import { toast, toastStore } from '../shared/ui/toast.ts';
import { createCache } from './cache.ts';
import { Providers } from './providers.tsx';
import { routesOf } from './routes.tsx';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];
const emptyMessage = supportMessageSchema.safeParse({ text: '' }).error?.issues[0]?.message;
/** Names, and what rules and labels say: the server has those texts, too, and they are not in the catalogues yet. */
const otherTexts = textsOf([productName, supportContact, contentMessages, contentLabels, jobLabels, emptyMessage]);
const otherText = new RegExp(
  otherTexts
    .toSorted((one, other) => other.length - one.length)
    .map((text) => `(?<!\\w)${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\w)`)
    // So does a clock in Hindi.
    .concat(String.raw`(?<=:\d\d )[ap]m`)
    .join('|'),
  'g',
);
const spokenAttributes = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];

/** What is read or spoken of the page and its title, with letters of the alphabet in it. */
function englishLeft(): string[] {
  const texts = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent ?? '');
  for (const name of spokenAttributes)
    for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.replaceAll(otherText, '').trim()).filter((text) => /[A-Za-z]{2}/.test(text));
}

const much: World = { me: null, flag: true, count: 60, items: 2 };
const worlds: Record<string, World | 'LOADING' | 'FAILING'> = {
  'for a visitor who finds much': much,
  'for a visitor who finds nothing': { me: null, flag: false, count: 0, items: 0 },
  'for a seeker who finds one': { me: 'JOBSEEKER', flag: false, count: 1, items: 1 },
  'for a seeker who finds much': { ...much, me: 'JOBSEEKER' },
  'for a visitor on a phone': much,
  'for a recruiter': { ...much, me: 'HR', flag: false },
  'while it loads': 'LOADING',
  'when nothing can be reached': 'FAILING',
};

const criteria =
  'q=%E0%A5%A7&location=%E0%A5%A8&experience=%E0%A5%A9&years=2&posted=last-24-hours&urgent=1&mode=remote&pay=25000';
const addresses = [
  ...allPages.filter(({ renderedFrom }) => renderedFrom).map(({ path }) => path.replace(':id', '1')),
  `${paths.jobSearch}?${criteria}`,
  `${paths.unsubscribe}#link=1`,
  '/1',
];

let messages: Messages;
beforeAll(async () => void (messages = await pseudoMessages()));
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // What fails on purpose is logged.
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Sections that are loaded when they come near are.
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
  i18n.loadAndActivate({ locale: 'en-IN', messages: {} });
});

function open(address: string, world: World | 'LOADING' | 'FAILING') {
  const link = new ApolloLink(({ query, variables, operationType }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION || world === 'LOADING') return NEVER;
    // No mutation gets through: the page says so, and stays.
    if (operationType === OperationTypeNode.MUTATION || world === 'FAILING')
      return throwError(() => new TypeError('Failed to fetch'));
    return from(Promise.resolve(wordlessAnswer(query, variables, world)));
  });
  const client = new ApolloClient({ cache: createCache(), link });
  const router = createMemoryRouter(routesOf(client), { initialEntries: [address] });
  const words = setupI18n({ locale: pseudoLocale, messages: { [pseudoLocale]: messages } });
  render(
    <Providers client={client} words={words} isPhone={false} latestPlace={() => router.state}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
}

/** The name of a button, with how many of the same stand before it. */
function newButton(pressed: Set<string>): HTMLElement | undefined {
  const names = new Map<string, number>();
  return [...document.querySelectorAll<HTMLElement>('button:not(:disabled)')].find((button) => {
    const name = button.getAttribute('aria-label') ?? button.textContent ?? '';
    const place = (names.get(name) ?? 0) + 1;
    names.set(name, place);
    const key = `${name} ${Math.min(place, 2)}`;
    return !pressed.has(key) && pressed.add(key);
  });
}

/** Every button in turn, also those that a press brings: dialogs, menus, toasts, what is wrong with a form. */
async function pressEverything(): Promise<void> {
  fireEvent.pointerDown(window);
  await settled();
  const pressed = new Set<string>();
  for (let button = newButton(pressed); button; button = newButton(pressed)) {
    fireEvent.click(button);
    await settled();
    expect([button.textContent, englishLeft()]).toEqual([button.textContent, []]);
  }
}

const speakPseudo = () => i18n.loadAndActivate({ locale: pseudoLocale, messages });

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe.each(Object.entries(worlds))('%s', (name, world) => {
  test.each(addresses)('no word of %s is left in English', async (address) => {
    setPhone(name.includes('phone'));
    // Elsewhere the module's own words are English still: what is rendered uses those of its own page.
    if (world === 'FAILING') speakPseudo();
    open(address, world);
    await waitFor(() => expect(document.querySelector('main')?.textContent).toBeTruthy());
    await settled();
    expect(englishLeft()).toEqual([]);
    speakPseudo();
    await pressEverything();
  });
});
