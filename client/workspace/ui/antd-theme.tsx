import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { calmQuery, darkQuery, mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { themeFor } from './antd-tokens.ts';
import 'virtual:antd-ways-in.css';
import './antd-theme.css';

/** Without a name: the button keeps its own. */
const loadingIcon = <span className="spinner" aria-hidden />;

/** Without the nonce of this page the strict Content-Security-Policy refuses the style elements that antd adds. */
const readNonce = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

/** Where antd puts the variables of its theme: our sheets have them already (docs/decisions/0050). */
const nowhere = typeof document === 'undefined' ? undefined : document.createElement('div');

/** Wrap whatever uses an antd component in it. Load it lazily: the public pages do without antd. */
export function AntdTheme({ children }: { children: ReactNode }) {
  const [nonce] = useState(readNonce);
  const isDark = useMediaQuery(darkQuery);
  const isStill = useMediaQuery(calmQuery);
  const isMobile = useMediaQuery(mobileQuery);
  const adapted = useMemo(() => themeFor({ isDark, isStill, isMobile }), [isDark, isStill, isMobile]);
  return (
    <StyleProvider layer container={nowhere}>
      <ConfigProvider
        theme={adapted}
        csp={nonce ? { nonce } : undefined}
        getPopupContainer={() => document.getElementById('popups') ?? document.body}
        button={{ loadingIcon }}
        modal={{ centered: true }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
