import { Trans, useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { holdSection } from '../../shared/lib/hold-section.ts';
import { calmQuery } from '../../shared/lib/use-media-query.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import styles from './section-links.module.css';
import { type SectionId, sections } from './sections.ts';

/** Glides to a section, the focus with it. The address follows without the router, which would jump there at once. */
function goTo(id: SectionId): void {
  const section = document.getElementById(id);
  if (section) holdSection(section, window.matchMedia(calmQuery).matches ? 'instant' : 'smooth');
  window.history.replaceState(window.history.state, '', `#${id}`);
}

/** LAND-08: the menu of the landing page, a row of links with room, a drawer on phones. */
export function SectionLinks() {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <nav className={styles.row} aria-label={t`On this page`}>
        <Links onGo={goTo} />
      </nav>
      <Button kind="quiet" icon="menu" className={styles.opener} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>On this page</Trans>
      </Button>
      {isOpen && <SectionDrawer onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function SectionDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const go = (id: SectionId) => {
    onClose();
    // The closing dialog gives the focus back to its opener first.
    requestAnimationFrame(() => goTo(id));
  };
  return (
    <Dialog variant="drawer" title={t`On this page`} onClose={onClose}>
      <nav className={styles.column} aria-label={t`On this page`}>
        <Links onGo={go} />
      </nav>
    </Dialog>
  );
}

function Links({ onGo }: { onGo: (id: SectionId) => void }) {
  const { i18n } = useLingui();
  const press = (event: MouseEvent, id: SectionId) => {
    // With a key held the link opens elsewhere, as links do.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo(id);
  };
  return sections.map(({ id, label }) => (
    <a key={id} href={`#${id}`} className={styles.entry} onClick={(event) => press(event, id)}>
      {i18n._(label)}
    </a>
  ));
}
