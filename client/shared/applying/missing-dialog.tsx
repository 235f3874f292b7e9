import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { withReturnTo } from '../lib/return-to.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import type { Missing } from './missing.ts';

interface MissingDialogProps {
  /** Not empty. */
  missing: readonly Missing[];
  onApply: () => void;
  onClose: () => void;
}

/**
 * Shown before an application that lacks what recruiters need: says what is missing, with a link to add it and come
 * back.
 */
export function MissingDialog({ missing, onApply, onClose }: MissingDialogProps) {
  const { t } = useLingui();
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: unknown };
  const [first] = missing;
  const title = {
    both: t`Apply without a resume and a phone number?`,
    resume: t`Apply without a resume?`,
    phone: t`Apply without a phone number?`,
  };
  const why = {
    both: t`Your profile has neither. Recruiters read the resume first and call the people they like, so without them you are easily passed over.`,
    resume: t`Your profile has none. Recruiters read the resume first, so an application without one is easily passed over.`,
    phone: t`Your profile has none. Recruiters call the people they would like to meet, and without one they cannot call you.`,
  };
  const which = missing.length > 1 ? 'both' : (first ?? 'both');
  return (
    <Dialog
      title={title[which]}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onApply}>
            <Trans>Apply anyway</Trans>
          </Button>
          <LinkButton
            kind="primary"
            to={`${withReturnTo(paths.profile, pathname + search)}#${first}`}
            // The way back to the results in which the job was found.
            state={state}
          >
            <Trans>Add it now</Trans>
          </LinkButton>
        </>
      }
    >
      <p>{why[which]}</p>
    </Dialog>
  );
}
