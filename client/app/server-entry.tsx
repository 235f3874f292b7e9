import { ApolloClient, ApolloLink, type NormalizedCacheObject } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { i18n, setupI18n } from '@lingui/core';
import { type FormattedExecutionResult, print } from 'graphql';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { from, tap } from 'rxjs';
import { createCache } from './cache.ts';
import { Providers } from './providers.tsx';
import { routesOf } from './routes.tsx';

export interface PageRequest {
  url: string;
  isPhone: boolean;
  /** Runs a query as the API would for the caller who requests the page. */
  execute: (operation: {
    query: string;
    variables: Record<string, unknown>;
    operationName: string | undefined;
  }) => Promise<FormattedExecutionResult>;
}

export interface RenderedPage {
  html: string;
  /** The language of the page. */
  lang: string;
  /** For the browser, which continues from the same answers. */
  cache: NormalizedCacheObject;
}

/** Indian English, the language of the sources. */
const LANG = 'en-IN';

const handler = createStaticHandler(routesOf(null));

/** Renders a page of the client to HTML, with the data that it fetches. */
export async function renderPage({ url, isPhone, execute }: PageRequest): Promise<RenderedPage> {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error('A page that redirects is left to the browser.');
  if (context.errors) throw new Error('The code of the page is broken.', { cause: Object.values(context.errors)[0] });
  const words = setupI18n({ locale: LANG, messages: { [LANG]: {} } });
  const failures: string[] = [];
  const client = new ApolloClient({
    cache: createCache(),
    ssrMode: true,
    link: inProcess(execute, (message) => failures.push(message)),
  });
  const { result } = await prerenderStatic({
    tree: (
      <Providers client={client} words={words} isPhone={isPhone}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>
    ),
    // Rules and labels use the global catalogue: activating it is safe, because rendering is synchronous.
    renderFunction(tree) {
      i18n.loadAndActivate({ locale: LANG, messages: {} });
      return renderToString(tree);
    },
  });
  if (failures.length > 0) throw new Error(failures.join(' '));
  return { html: result, lang: words.locale, cache: client.extract() as NormalizedCacheObject };
}

/** The browser starts from the cache, which holds no errors: it retries whatever failed. */
const inProcess = (execute: PageRequest['execute'], onFailure: (message: string) => void): ApolloLink =>
  new ApolloLink(({ query, variables, operationName }) =>
    from(execute({ query: print(query), variables, operationName })).pipe(
      tap(({ errors }) => errors?.forEach(({ message }) => onFailure(message))),
    ),
  );
