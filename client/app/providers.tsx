import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { PhoneGuess } from '../shared/lib/use-media-query.ts';
import { Toaster } from './toaster.tsx';

interface ProvidersProps {
  client: ApolloClient;
  /** The catalogue of this page: global in the browser, one for each page on the server. */
  words: I18n;
  /** The device type that the server assumed when it rendered the page. */
  isPhone: boolean;
  children: ReactNode;
}

export function Providers({ client, words, isPhone, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={words}>
      <ApolloProvider client={client}>
        <PhoneGuess value={isPhone}>
          {children}
          <Toaster />
        </PhoneGuess>
      </ApolloProvider>
    </I18nProvider>
  );
}
