import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { AccountRows } from '../account/account-rows.tsx';
import { CompletenessNote } from '../profile/completeness-note.tsx';
import { SeekerProfileDocument } from '../profile/profile-documents.ts';
import { parentFields, professionalFields, studentFields } from '../profile/profile-fields.ts';
import { ResumePanel } from '../profile/resume-panel.tsx';
import { SeekerCard } from '../profile/seeker-card.tsx';
import { paths } from '../../shared/lib/paths.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { toast } from '../../shared/ui/toast.ts';
import styles from './profile-page.module.css';

/** /profile: what recruiters learn about a seeker, and what stays with the seeker. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(SeekerProfileDocument, { fetchPolicy: 'cache-and-network' });
  const hasFailed = Boolean(error) && !data;
  useEffect(() => {
    if (hasFailed) toast.error('Failed to load profile.');
  }, [hasFailed]);
  const profile = data?.jobseekerProfile;
  return (
    <Stack gap={20}>
      <Cluster justify="space-between">
        <PageTitle>Profile</PageTitle>
        <Link className="reach" to={paths.account}>
          Account settings
        </Link>
      </Cluster>
      {hasFailed && <ErrorState title="Failed to load profile." error={error} onRetry={() => void refetch()} />}
      {!profile && !hasFailed && <SkeletonBlock label="Loading your profile" height={520} />}
      {profile && <CompletenessNote profile={profile} />}
      {profile && (
        <div className={styles.columns}>
          <Stack>
            <SeekerCard title="Student Details" fields={studentFields} profile={profile}>
              <AccountRows email={profile.email} />
            </SeekerCard>
            <SeekerCard
              title="Professional Details"
              note="Optional. The recruiters you apply to see it."
              fields={professionalFields}
              profile={profile}
            />
          </Stack>
          <Stack>
            <ResumePanel resume={profile.resume} />
            <SeekerCard
              title="Parent Details"
              note="Never shown to recruiters."
              fields={parentFields}
              profile={profile}
            />
          </Stack>
        </div>
      )}
    </Stack>
  );
}
