import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import { LatestQuery } from '../lib/address.ts';
import { KnownPaths } from '../lib/known-paths.ts';
import { PhoneGuess } from '../lib/use-media-query.ts';
import { Toaster } from '../ui/toaster.tsx';
import { routes } from './routes.tsx';

const isKnownPath = (path: string): boolean => {
  const lastMatch = matchRoutes(routes, path)?.at(-1);
  return lastMatch !== undefined && lastMatch.route.path !== '*';
};

/** A navigation changes it at once; the router's own hooks know it only when its page is drawn. */
const latestQuery = (): string => window.location.search;

interface ProvidersProps {
  client: ApolloClient;
  /** What the server took the device for when it rendered the page. */
  isPhone: boolean;
  children: ReactNode;
}

export function Providers({ client, isPhone, children }: ProvidersProps) {
  return (
    <ApolloProvider client={client}>
      <KnownPaths value={isKnownPath}>
        <LatestQuery value={latestQuery}>
          <PhoneGuess value={isPhone}>
            {children}
            <Toaster />
          </PhoneGuess>
        </LatestQuery>
      </KnownPaths>
    </ApolloProvider>
  );
}
