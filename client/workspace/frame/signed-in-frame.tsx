import 'virtual:antd-workspace.css';
import { t } from '@lingui/core/macro';
import { Drawer, Layout } from 'antd';
import { type ReactNode, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { ConsentPanel } from '../entry/consent-panel.tsx';
import { LeavingPanel } from '../entry/leaving-panel.tsx';
import { useKeptFocus } from '../../shared/lib/kept-focus.ts';
import { useOpenUntilNavigation } from '../../shared/lib/use-open-until-navigation.ts';
import { mobileQuery, useMediaQuery } from '../../shared/lib/use-media-query.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { AntdTheme } from '../ui/antd-theme.tsx';
import styles from './signed-in-frame.module.css';
import { IconButton } from '../ui/buttons.tsx';

interface SignedInFrameProps {
  /** The menu: next to the page on wide screens, a drawer on phones. */
  sidebar: ReactNode;
  /** At the right end of the header. */
  tools: ReactNode;
}

/** A fixed header, a menu and the page: the frame of all signed-in areas. */
export function SignedInFrame({ sidebar, tools }: SignedInFrameProps) {
  const isMobile = useMediaQuery(mobileQuery);
  const [isOpen, setIsOpen] = useOpenUntilNavigation();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main, main);
  return (
    <AntdTheme>
      <Layout className={styles.frame}>
        <Layout.Header className={styles.header}>
          {isMobile && (
            <IconButton icon="menu" label={t`Menu`} aria-expanded={isOpen} onClick={() => setIsOpen(true)} />
          )}
          <Logo />
          <div className={styles.tools}>{tools}</div>
        </Layout.Header>
        <Layout hasSider={!isMobile}>
          {!isMobile && (
            <nav className={styles.sidebar} aria-label={t`Main menu`}>
              {sidebar}
            </nav>
          )}
          <Layout.Content ref={main} id="main" tabIndex={-1} className={styles.main}>
            <LeavingPanel />
            <ConsentPanel />
            <Outlet />
          </Layout.Content>
        </Layout>
      </Layout>
      {isMobile && (
        <Drawer
          title={t`Menu`}
          placement="left"
          size={300}
          open={isOpen}
          destroyOnHidden
          onClose={() => setIsOpen(false)}
        >
          <nav aria-label={t`Main menu`}>{sidebar}</nav>
        </Drawer>
      )}
    </AntdTheme>
  );
}
