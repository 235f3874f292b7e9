import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AccountRows } from '../account/account-rows.tsx';
import { CompletenessNote } from '../profile/completeness-note.tsx';
import { SeekerProfileDocument } from '../profile/profile-documents.ts';
import { parentFields, professionalFields, studentFields } from '../profile/profile-fields.ts';
import { ReturnNote } from '../profile/return-note.tsx';
import { ResumePanel } from '../profile/resume-panel.tsx';
import { SeekerCard } from '../profile/seeker-card.tsx';
import type { Missing } from '../../shared/applying/missing.ts';
import { useLinkedSection } from '../lib/use-linked-section.ts';
import { FoundPanel } from '../talent/found-panel.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Columns } from '../ui/columns.tsx';

/** /profile: what recruiters see of a seeker, and what stays private. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(SeekerProfileDocument);
  const hasFailed = Boolean(error) && !data;
  useEffect(() => {
    if (hasFailed) toast.error(t`Failed to load profile.`);
  }, [hasFailed]);
  const profile = data?.jobseekerProfile;
  useLinkedSection(profile !== undefined);
  return (
    <Stack gap={20}>
      <Cluster justify="space-between">
        <PageTitle>{t`Profile`}</PageTitle>
        <Link className="reach" to={paths.account}>
          {t`Account settings`}
        </Link>
      </Cluster>
      {hasFailed && <ErrorState title={t`Failed to load profile.`} error={error} onRetry={() => void refetch()} />}
      {!profile && !hasFailed && <SkeletonCards label={t`Loading your profile`} height={520} />}
      {profile && <ReturnNote profile={profile} />}
      {profile && <CompletenessNote profile={profile} />}
      {profile && (
        <Columns template="minmax(0, 1.3fr) minmax(0, 1fr)" gap={16}>
          <Stack>
            <SeekerCard
              title={t`Student Details`}
              section={'phone' satisfies Missing}
              fields={studentFields}
              profile={profile}
            >
              <AccountRows email={profile.email} />
            </SeekerCard>
            <SeekerCard
              title={t`Professional Details`}
              note={t`Optional. The recruiters you apply to see it.`}
              fields={professionalFields}
              profile={profile}
            />
          </Stack>
          <Stack>
            <ResumePanel resume={profile.resume} />
            <FoundPanel basedOn={profile} />
            <SeekerCard
              title={t`Parent Details`}
              note={t`Never shown to recruiters.`}
              fields={parentFields}
              profile={profile}
            />
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}
