import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { joinRequestsHash } from '../../../server/companies/membership.labels.ts';
import type { JoinRequestPartsFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { useLinkedSection } from '../lib/use-linked-section.ts';
import { useOnReturn } from '../lib/use-on-return.ts';
import { useOnRevisit } from '../lib/use-on-revisit.ts';
import { Panel } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SizedPagination } from '../ui/sized-pagination.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AnswerJoinRequestDocument, JOIN_REQUESTS_ON_A_PAGE, JoinRequestsDocument } from './hr-profile-documents.ts';
import styles from './join-requests.module.css';

/**
 * The requests to join the recruiter's company (D-01); empty if there are none. Fetched in parallel with the profile
 * and hidden (`isShown`) until it has loaded.
 */
export function JoinRequests({ isShown }: { isShown: boolean }) {
  const [page, setPage] = useState(1);
  const {
    data: current,
    previousData,
    error,
    refetch,
  } = useQuery(JoinRequestsDocument, {
    variables: { page, pageSize: JOIN_REQUESTS_ON_A_PAGE },
  });
  const readAgain = () => void refetch().catch(() => undefined);
  useOnReturn(readAgain);
  useOnRevisit(readAgain);
  const known = current ?? previousData;
  const { items = [], total = 0 } = known?.joinRequests ?? {};
  useLinkedSection(isShown && total > 0);
  if (!isShown) return null;
  if (error && !known)
    return (
      <Panel label={t`Requests to join`}>
        <ErrorState title={t`Requests to join could not be loaded.`} error={error} onRetry={readAgain} />
      </Panel>
    );
  if (total === 0) return null;
  const isLastOfPage = items.length === 1 && page > 1;
  return (
    <Panel label={t`Requests to join`}>
      <h2 id={joinRequestsHash} tabIndex={-1}>{t`Requests to join`}</h2>
      <ul className={styles.list}>
        {items.map((request) => (
          <li key={request.id}>
            <Request
              request={request}
              onAnswered={() => (isLastOfPage ? setPage(page - 1) : undefined)}
              onRefused={readAgain}
            />
          </li>
        ))}
      </ul>
      <SizedPagination page={page} pageSize={JOIN_REQUESTS_ON_A_PAGE} total={total} onChange={setPage} />
    </Panel>
  );
}

interface RequestProps {
  request: JoinRequestPartsFragment;
  onAnswered: () => void;
  /** Somebody else may have answered it meanwhile. */
  onRefused: () => void;
}

function Request({ request: { id, companyName, name, email, askedAt }, onAnswered, onRefused }: RequestProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [send, { loading }] = useMutation(AnswerJoinRequestDocument, {
    refetchQueries: [JoinRequestsDocument],
    awaitRefetchQueries: true,
  });
  const answer = async (isAccepted: boolean) => {
    try {
      await send({ variables: { id, isAccepted } });
      toast.success(isAccepted ? t`${name} is now part of ${companyName}.` : t`${name} was declined.`);
      onAnswered();
    } catch (error) {
      toast.error(errorText(error));
      onRefused();
    }
    setIsAsking(false);
  };
  return (
    <article className={styles.request} aria-label={name}>
      <div className={styles.who}>
        <h3>{name}</h3>
        <p className={cx('quiet', styles.facts)}>
          <span>{email}</span> <span>{t`for ${companyName}`}</span> <span>{t`asked on ${longDate(askedAt)}`}</span>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button loading={loading && !isAsking} onClick={() => void answer(false)} aria-label={t`Decline ${name}`}>
          {t`Decline`}
        </Button>
        <Button type="primary" onClick={() => setIsAsking(true)} aria-label={t`Accept ${name}`}>
          {t`Accept`}
        </Button>
      </div>
      <Modal
        open={isAsking}
        title={t`Accept ${name}?`}
        okText={t`Accept`}
        confirmLoading={loading}
        onOk={() => void answer(true)}
        onCancel={() => setIsAsking(false)}
      >
        {t`They can post jobs as ${companyName} and accept others. Accept only people you know work there.`}
      </Modal>
    </article>
  );
}
