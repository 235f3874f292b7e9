import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { graphql } from '../../gql/gql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { MeDocument } from '../../shared/lib/me.ts';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import styles from './consent-panel.module.css';

const KeepAccountDocument = graphql(/* GraphQL */ `
  mutation KeepAccount {
    keepAccount {
      id
      deletesAt
    }
  }
`);

/** On every page of an account that is about to be deleted; the region is always there, so that it is announced. */
export function LeavingPanel() {
  const me = useQuery(MeDocument).data?.me;
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
  const [keep, { loading }] = useMutation(KeepAccountDocument);
  const stay = async () => {
    try {
      await keep();
      toast.success(
        isRecruiter
          ? t`Your account stays. Jobs that were closed for its deletion are open again.`
          : t`Your account stays as it was.`,
      );
      // The panel is gone with the focus in it.
      document.getElementById('main')?.focus({ preventScroll: true });
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  const day = longDateTime(deletesAt);
  return (
    <Panel label={t`Your account will be deleted`} className={styles.leaving}>
      <Stack gap={12}>
        <h2>{t`Your account will be deleted`}</h2>
        <p>
          {isRecruiter ? (
            <Trans>
              On {day} everything personal in it is deleted for good. Until then you can look around, but not post jobs.
            </Trans>
          ) : (
            <Trans>
              On {day} everything personal in it is deleted for good. Until then you can look around, but not apply.
            </Trans>
          )}
        </p>
        <div>
          <Button type="primary" loading={loading} onClick={() => void stay()}>
            {t`Keep my account`}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
