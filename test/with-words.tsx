import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';

/** Components rendered without the app need its catalogue: `render(<Toaster />, { wrapper: WithWords })`. */
export const WithWords = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
