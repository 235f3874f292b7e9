import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { type DocumentNode, GraphQLError, OperationTypeNode } from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { delay, from, type Observable, of, Subject, throwError } from 'rxjs';
import { createCache } from '../client/app/cache.ts';
import { LatestPlace } from '../client/shared/lib/address.ts';
import { AntdTheme } from '../client/workspace/ui/antd-theme.tsx';
import { completedAnswer, failAtEnd } from './checked-answers.ts';
import { WithWords } from './with-words.tsx';

type Variables = Record<string, unknown>;

/**
 * What the server answers to an operation of this name, at once or when the promise resolves, or the error it refuses
 * it with; 'FAIL' for a network that is gone.
 */
export type Answers = Record<string, ((variables: Variables) => object) | GraphQLError | 'FAIL'>;

export interface Asked {
  operation: string;
  variables: Variables;
}

/** With the router's current address. */
function WithPlace({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <>
      {children}
      <output data-testid="place">{pathname + search}</output>
    </>
  );
}

/**
 * Part of the client at an address, in front of answers that the test may change as it goes. `isLate` answers come
 * after a moment, as over a network.
 */
export function showScreen(element: ReactNode, answers: Answers, address = '/', { isLate = false } = {}) {
  const asked: Asked[] = [];
  const live = new Map<string, { subject: Subject<ApolloLink.Result>; document: DocumentNode }>();
  const network = new ApolloLink(({ operationName = '', query, variables, operationType }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return subscription(operationName, query);
    asked.push({ operation: operationName, variables });
    const answer = answers[operationName];
    if (answer === 'FAIL') return throwError(() => new TypeError('Failed to fetch'));
    if (answer instanceof GraphQLError) return of({ data: null, errors: [answer] });
    if (!answer) throw failAtEnd(`The test has no answer to ${operationName}.`);
    const complete = (data: object) => ({
      data: completedAnswer({ name: operationName, document: query, variables }, data),
    });
    const data = answer(variables);
    if (data instanceof Promise) return from(data.then(complete));
    const answered = of(complete(data));
    return isLate ? answered.pipe(delay(0)) : answered;
  });
  function subscription(name: string, document: DocumentNode): Observable<ApolloLink.Result> {
    const subject = live.get(name)?.subject ?? new Subject<ApolloLink.Result>();
    live.set(name, { subject, document });
    return subject;
  }
  const client = new ApolloClient({ cache: createCache(), link: network });
  const page = (
    <WithPlace>
      <AntdTheme>{element}</AntdTheme>
    </WithPlace>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  const { unmount } = render(
    <WithWords>
      <ApolloProvider client={client}>
        <LatestPlace value={() => router.state}>
          <RouterProvider router={router} useTransitions={false} />
        </LatestPlace>
      </ApolloProvider>
    </WithWords>,
  );
  return {
    client,
    unmount,
    asked,
    /** Variables of the requests of one name, oldest first. */
    askedFor: (operation: string) =>
      asked.filter((each) => each.operation === operation).map(({ variables }) => variables),
    tell: (name: string, data: object) => {
      const { subject, document } = live.get(name) ?? {};
      if (document) subject?.next({ data: completedAnswer({ name, document, variables: {} }, data) });
    },
    hasLive: (name: string) => live.get(name)?.subject.observed ?? false,
  };
}

/** Only the date stands still; timers run. */
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

/** Makes the window as wide as a phone, or wide again. */
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
