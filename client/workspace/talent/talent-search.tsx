import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { countedTalent } from '../../../server/hiring/talent/talent.rules.ts';
import { supportChatHash } from '../../../server/office/support/support.labels.ts';
import type { JobToInviteToFragment, TalentProfilesQuery } from '../../gql/graphql.ts';
import { useAddress } from '../../shared/lib/address.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { paths } from '../../shared/lib/paths.ts';
import { BeyondTheEnd } from '../../shared/ui/beyond-the-end.tsx';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { LinkPagination } from '../ui/link-pagination.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { InviteButton } from './invite-button.tsx';
import { addressOfCriteria, anybody, pageOf, talentCriteriaOf, talentVariables } from './talent-address.ts';
import { TalentCard } from './talent-card.tsx';
import { OwnStandingDocument, TalentProfilesDocument } from './talent-documents.ts';
import { TalentForm } from './talent-form.tsx';
import styles from './talent.module.css';

const CARD_HEIGHT = 120;

/** People who want to be found, with buttons to invite them: to one job, or to a job chosen for each. */
export function TalentSearch({ job = null }: { job?: JobToInviteToFragment | null }) {
  const { address, go } = useAddress();
  const criteria = talentCriteriaOf(address, job);
  const { data, previousData, error, loading, refetch } = useQuery(TalentProfilesDocument, {
    variables: talentVariables(address, job),
  });
  if (failureOf(error).reason === 'COMPANY_NOT_VERIFIED') return <NotVerified />;
  const found = (data ?? previousData)?.talentProfiles;
  return (
    <Stack>
      <TalentForm
        key={JSON.stringify(criteria)}
        criteria={criteria}
        onSearch={(next) => go(addressOfCriteria(address, next))}
      />
      {error && !data && (
        <ErrorState title={t`The people could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !found && <SkeletonCards count={3} height={CARD_HEIGHT} label={t`Loading people`} />}
      {found && !(error && !data) && (
        <Found
          found={found}
          wanted={criteria.skills}
          job={job}
          page={pageOf(address)}
          isBusy={loading && !data}
          onWiden={() => go(addressOfCriteria(address, anybody))}
        />
      )}
    </Stack>
  );
}

interface FoundProps {
  found: TalentProfilesQuery['talentProfiles'];
  wanted: readonly string[];
  job: JobToInviteToFragment | null;
  page: number;
  isBusy: boolean;
  onWiden: () => void;
}

function Found({ found: { items, total, totalIsExact, pageSize }, wanted, job, page, isBusy, onWiden }: FoundProps) {
  if (total === 0)
    return (
      <EmptyState title={t`Nobody found`} action={<Button onClick={onWiden}>{t`Show everybody`}</Button>}>
        {t`Ask for other skills, another place or more years.`}
      </EmptyState>
    );
  const most = countedTalent.toLocaleString('en-IN');
  return (
    <Stack gap={12}>
      <output>
        {totalIsExact ? plural(total, { one: '# person', other: '# people' }) : t`${most}+ people. Narrow the search.`}
      </output>
      {items.length === 0 && <BeyondTheEnd last={Math.ceil(total / pageSize)} />}
      <ul className={styles.list} aria-label={t`People`} aria-busy={isBusy}>
        {items.map(({ standing, ...profile }) => (
          <li key={profile.id}>
            <TalentCard profile={profile} wanted={wanted}>
              <InviteButton profile={profile} job={job} standing={standing} />
            </TalentCard>
          </li>
        ))}
      </ul>
      <LinkPagination page={page} pageSize={pageSize} total={total} label={t`Pages of people`} />
    </Stack>
  );
}

/** Only members of a company can have it verified. */
function NotVerified() {
  const { data, loading } = useQuery(OwnStandingDocument);
  if (loading && !data) return <SkeletonCards count={1} height={CARD_HEIGHT} label={t`Loading people`} />;
  const { company, membership } = data?.hrProfile ?? {};
  const yourCompany = <LinkButton to={paths.hrProfile}>{t`Your company`}</LinkButton>;
  if (membership === 'ASKED' || membership === 'DECLINED')
    return (
      <EmptyState title={t`You do not belong to ${company ?? ''} yet`} action={yourCompany}>
        {t`Only members of verified companies can see people who want to be found.`}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t`Your company is not verified yet`}
      action={
        <Cluster justify="center">
          <LinkButton type="primary" to={{ hash: supportChatHash }}>{t`Ask us to verify it`}</LinkButton>
          {yourCompany}
        </Cluster>
      }
    >
      <Trans>
        People who want to be found are shown to recruiters of companies that we have checked. Write to us for which
        company you hire, and how we can see that.
      </Trans>
    </EmptyState>
  );
}
