import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { type DocumentNode, execute, GraphQLError, OperationTypeNode } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { delay, from, type Observable, of, Subject, throwError } from 'rxjs';
import { createCache, defaultOptions } from '../client/app/cache.ts';
import { AntdTheme } from '../client/workspace/ui/antd-theme.tsx';
import { completedAnswer, failAtEnd } from './checked-answers.ts';
import { schemaOfProject } from './schema-of-project.ts';
import { WithWords } from './with-words.tsx';

type Variables = Record<string, unknown>;

/**
 * The server's answer to an operation of this name, immediate or a promise, or its error; 'FAIL' for a lost network.
 */
export type Answers = Record<string, ((variables: Variables) => object) | GraphQLError | 'FAIL'>;

export interface Asked {
  operation: string;
  variables: Variables;
}

interface Place {
  /** Path, query and fragment of the address. */
  at?: string;
  /** The navigation's state. */
  state?: unknown;
  answers?: Answers;
  /** A value or a function for each root field: answers operations that `answers` does not name. */
  fields?: Record<string, unknown>;
}

export interface Shown {
  client: ApolloClient;
  router: ReturnType<typeof createMemoryRouter>;
  unmount: () => void;
  /** The same address opened again, with only the browser's storage left. */
  reopen: () => Shown;
  /** Path and query of the address. */
  address: () => string;
  asked: readonly Asked[];
  /** Variables of the requests of one name, oldest first. */
  askedFor: (operation: string) => Variables[];
  /** Sends an event to a subscription's listeners. */
  push: (subscription: string, data: object) => void;
  hasLive: (subscription: string) => boolean;
}

/**
 * A page or a component at an address. Queries and answers are checked against the schema; answers are asynchronous, as
 * over a network, and the test may change them at any time.
 */
export function showScreen(element: ReactNode, { at = '/', state, answers = {}, fields }: Place = {}): Shown {
  const asked: Asked[] = [];
  const live = new Map<string, { subject: Subject<ApolloLink.Result>; document: DocumentNode }>();
  const network = new ApolloLink(({ operationName = '', query, variables, operationType }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return subscription(operationName, query);
    asked.push({ operation: operationName, variables });
    const answer = answers[operationName];
    if (answer === 'FAIL') return throwError(() => new TypeError('Failed to fetch'));
    if (answer instanceof GraphQLError) return of({ data: null, errors: [answer] });
    if (!answer && fields) return from(answerOf(query, variables, fields));
    if (!answer) throw failAtEnd(`The test has no answer to ${operationName}.`);
    const complete = (data: object) => ({
      data: completedAnswer({ name: operationName, document: query, variables }, data),
    });
    const data = answer(variables);
    return data instanceof Promise ? from(data.then(complete)) : of(complete(data)).pipe(delay(0));
  });
  function subscription(name: string, document: DocumentNode): Observable<ApolloLink.Result> {
    const subject = live.get(name)?.subject ?? new Subject<ApolloLink.Result>();
    live.set(name, { subject, document });
    return subject;
  }
  const client = new ApolloClient({ cache: createCache(), defaultOptions, link: network });
  const { pathname, search, hash } = new URL(at, window.location.origin);
  const router = createMemoryRouter([{ path: '*', element: <AntdTheme>{element}</AntdTheme> }], {
    initialEntries: [{ pathname, search, hash, state }],
  });
  const { unmount } = render(
    <WithWords>
      <ApolloProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
      </ApolloProvider>
    </WithWords>,
  );
  return {
    client,
    router,
    unmount,
    reopen() {
      unmount();
      return showScreen(element, { at, state, answers, fields });
    },
    address: () => router.state.location.pathname + router.state.location.search,
    asked,
    askedFor: (operation: string) =>
      asked.filter((each) => each.operation === operation).map(({ variables }) => variables),
    push: (name: string, data: object) => {
      const { subject, document } = live.get(name) ?? {};
      if (document) subject?.next({ data: completedAnswer({ name, document, variables: {} }, data) });
    },
    hasLive: (name: string) => live.get(name)?.subject.observed ?? false,
  };
}

const answerOf = (document: DocumentNode, variableValues: Variables, rootValue: object) =>
  Promise.resolve(execute({ schema: schemaOfProject(), document, variableValues, rootValue }));

/** Only the date is frozen; timers run. */
export function standStillAt(instant: string): void {
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'performance',
      'hrtime',
    ],
  });
}

/** Makes the window as narrow as a phone, or wide again. */
export function setPhone(isPhone: boolean): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (media: string) => ({
      matches: isPhone && media.includes('max-width: 768px'),
      media,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }),
  });
}
