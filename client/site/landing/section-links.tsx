import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './section-links.module.css';
import { sections } from './sections.ts';

/** LAND-08: the menu of the landing page, a row of links if there is room, a drawer on phones. */
export function SectionLinks() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.bar}>
      <nav className={styles.row} aria-label={t`On this page`}>
        <Links />
      </nav>
      <Button kind="quiet" icon="menu" className={styles.opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>On this page</Trans>
      </Button>
      {isOpen && (
        <Dialog variant="drawer" title={t`On this page`} onClose={close}>
          <nav className={styles.column} aria-label={t`On this page`}>
            <Links onGo={close} />
          </nav>
        </Dialog>
      )}
    </div>
  );
}

function Links({ onGo }: { onGo?: () => void }) {
  const { i18n } = useLingui();
  return sections.map(({ id, label }) => (
    <Link key={id} replace to={{ hash: id }} className={styles.entry} onClick={onGo}>
      {i18n._(label)}
    </Link>
  ));
}
