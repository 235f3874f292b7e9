import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import { KnownPaths } from '../lib/known-paths.ts';
import { PhoneGuess } from '../lib/use-media-query.ts';
import { Toaster } from '../ui/toaster.tsx';
import { routes } from './routes.tsx';

const isKnownPath = (path: string): boolean => {
  const lastMatch = matchRoutes(routes, path)?.at(-1);
  return lastMatch !== undefined && lastMatch.route.path !== '*';
};

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
        <PhoneGuess value={isPhone}>
          {children}
          <Toaster />
        </PhoneGuess>
      </KnownPaths>
    </ApolloProvider>
  );
}
