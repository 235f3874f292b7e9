import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { graphql } from '../../gql/gql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { useMe } from '../../shared/lib/me.ts';
import { TitledPanel } from '../ui/section.tsx';
import { ActButton } from '../ui/act-button.tsx';
import styles from './consent-panel.module.css';

const KeepAccountDocument = graphql(/* GraphQL */ `
  mutation KeepAccount {
    keepAccount {
      id
      deletesAt
    }
  }
`);

/**
 * Shown on every page of an account that is about to be deleted; the live region is always rendered, so that it is
 * announced.
 */
export function LeavingPanel() {
  const me = useMe().data?.me;
  const deletesAt = me?.deletesAt;
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {deletesAt ? t`Your account will be deleted. You can still keep it.` : ''}
      </p>
      {deletesAt && <WayBack deletesAt={deletesAt} isRecruiter={me.role === 'HR'} />}
    </>
  );
}

function WayBack({ deletesAt, isRecruiter }: { deletesAt: string; isRecruiter: boolean }) {
  const [keep] = useMutation(KeepAccountDocument);
  const stay = async () => {
    await keep();
    // The focus was in the panel, which has closed.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const day = longDateTime(deletesAt);
  return (
    <TitledPanel title={t`Your account will be deleted`} gap={12} className={styles.leaving}>
      <p>
        {isRecruiter ? (
          <Trans>
            On {day} all your personal data is permanently deleted. Until then you can look around, but not post jobs.
          </Trans>
        ) : (
          <Trans>
            On {day} all your personal data is permanently deleted. Until then you can look around, but not apply.
          </Trans>
        )}
      </p>
      <div>
        <ActButton
          type="primary"
          act={stay}
          done={
            isRecruiter
              ? t`Your account stays. Jobs that were closed for its deletion are open again.`
              : t`Your account stays as it was.`
          }
        >
          {t`Keep my account`}
        </ActButton>
      </div>
    </TitledPanel>
  );
}
