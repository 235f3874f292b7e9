import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { TalentSearch } from '../talent/talent-search.tsx';

/** /hire/get-profile: people who want to be found, without their names (HMISC-04). */
export function GetProfilePage() {
  return (
    <Stack gap={20}>
      <PageTitle>{t`Hire Hr Professionals`}</PageTitle>
      <p>
        <Trans>
          Find people in any profession who are open to offers. You see their skills; name and resume are shared once
          they accept your invitation.
        </Trans>
      </p>
      <TalentSearch />
    </Stack>
  );
}
