import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { PhoneGuess } from '../shared/lib/use-media-query.ts';
import { Toaster } from './toaster.tsx';

interface ProvidersProps {
  client: ApolloClient;
  /** The words of this page: the browser's own, on the server one for each page. */
  words: I18n;
  /** What the server took the device for when it rendered the page. */
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
