import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import type { AdminJoinRequestsQuery } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { Cluster, KeptFocus } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ErrorState } from '../ui/page-states.tsx';
import { Section } from '../ui/section.tsx';
import {
  AdminAnswerJoinRequestDocument,
  AdminCompaniesDocument,
  AdminCompanyDocument,
  AdminJoinRequestsDocument,
} from './company-documents.ts';
import { Breakable } from './admin-list.tsx';
import styles from './company-drawer.module.css';

type Request = AdminJoinRequestsQuery['adminJoinRequests']['items'][number];

/** Requests to join a company, the oldest first; renders nothing if there are none. */
export function CompanyRequests({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(AdminJoinRequestsDocument, {
    variables: { companyId: id },
  });
  if (error && !data)
    return (
      <ErrorState
        title={t`Requests to join could not be loaded.`}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  const { items = [], total = 0 } = data?.adminJoinRequests ?? {};
  if (total === 0) return null;
  const more = total - items.length;
  return (
    <Section title={t`Requests to join`}>
      <KeptFocus>
        <ul className={styles.rows}>
          {items.map((request) => (
            <li key={request.id}>
              <RequestRow request={request} />
            </li>
          ))}
        </ul>
      </KeptFocus>
      {more > 0 && <p className="quiet small">{t`${more} more come up when these are answered.`}</p>}
    </Section>
  );
}

function RequestRow({ request: { id, name, email, askedAt } }: { request: Request }) {
  const [send, { loading }] = useMutation(AdminAnswerJoinRequestDocument, {
    refetchQueries: [AdminJoinRequestsDocument, AdminCompanyDocument, AdminCompaniesDocument],
    awaitRefetchQueries: true,
  });
  const answer = async (isAccepted: boolean) => {
    try {
      await send({ variables: { id, isAccepted } });
      toast.success(isAccepted ? t`${name} was accepted.` : t`${name} was declined.`);
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <>
      <div className={styles.facts}>
        <span>{name}</span>
        <span className="quiet small">
          <Breakable text={email} />
        </span>
        <span className="quiet small">{t`asked on ${longDate(askedAt)}`}</span>
      </div>
      <Cluster gap={8}>
        <Button disabled={loading} aria-label={t`Decline ${name}`} onClick={() => void answer(false)}>
          {t`Decline`}
        </Button>
        <Button type="primary" disabled={loading} aria-label={t`Accept ${name}`} onClick={() => void answer(true)}>
          {t`Accept`}
        </Button>
      </Cluster>
    </>
  );
}
