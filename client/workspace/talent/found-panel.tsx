import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { errorText } from '../../shared/lib/errors.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { ErrorState } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { SwitchField } from '../forms/switch-field.tsx';
import { TalentFacts } from './talent-card.tsx';
import { MyTalentProfileDocument, SetTalentVisibilityDocument } from './talent-documents.ts';

const SWITCH_HEIGHT = 92;

/** A switch for whether recruiters can find the seeker, and a preview of what they see. */
export function FoundPanel({ basedOn }: { basedOn?: object }) {
  const { data, error, refetch } = useQuery(MyTalentProfileDocument);
  useReadAgain(basedOn, () => void refetch().catch(() => undefined));
  return (
    <TitledPanel title={t`Visibility to recruiters`}>
      {error && !data && (
        <ErrorState title={t`Your choice could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <SkeletonBlock label={t`Loading your choice`} height={SWITCH_HEIGHT} />}
      {data && <FoundSwitch isFound={data.myTalentProfile !== null} />}
      {data?.myTalentProfile && (
        <section aria-label={t`This is what they see`}>
          <Stack gap={8}>
            <h3>{t`This is what they see`}</h3>
            {data.myTalentProfile.skills.length > 0 ? (
              <TalentFacts profile={data.myTalentProfile} />
            ) : (
              <p>{t`Nothing yet: add skills to your profile to be found.`}</p>
            )}
          </Stack>
        </section>
      )}
    </TitledPanel>
  );
}

/** Refetches when the profile next to it is saved. */
function useReadAgain(basedOn: object | undefined, readAgain: () => void): void {
  const seen = useRef(basedOn);
  useEffect(() => {
    if (seen.current === basedOn) return;
    seen.current = basedOn;
    readAgain();
  });
}

function FoundSwitch({ isFound }: { isFound: boolean }) {
  const [save, { loading }] = useMutation(SetTalentVisibilityDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      cache.writeQuery({ query: MyTalentProfileDocument, data: { myTalentProfile: data.setTalentVisibility } });
      // The consent was given or withdrawn.
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'myConsents' });
    },
  });
  const choose = (isVisible: boolean) => {
    // Two pending answers could arrive in either order.
    if (loading) return;
    save({ variables: { isVisible } }).catch((error: unknown) =>
      toast.error(t`Your choice was not saved. ${errorText(error)}`),
    );
  };
  return (
    <SwitchField
      label={t`Recruiters can find me`}
      hint={
        <Trans>
          Recruiters of verified companies see your skills, place, experience and education, and can invite you to a
          job. Never your name, contact or resume, until you accept.
        </Trans>
      }
      checked={isFound}
      busy={loading}
      onChange={choose}
    />
  );
}
