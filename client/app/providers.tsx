import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { matchRoutes } from 'react-router-dom';
import { KnownPaths } from '../lib/known-paths.ts';
import { Toaster } from '../ui/toaster.tsx';
import { apollo } from './apollo.ts';
import { routes } from './router.tsx';

const isKnownPath = (path: string): boolean => {
  const lastMatch = matchRoutes(routes, path)?.at(-1);
  return lastMatch !== undefined && lastMatch.route.path !== '*';
};

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={apollo}>
      <KnownPaths value={isKnownPath}>
        {children}
        <Toaster />
      </KnownPaths>
    </ApolloProvider>
  );
}
