import { t } from '@lingui/core/macro';
import { useMe } from '../../shared/lib/me.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { PrivacyPanels } from '../privacy/privacy-panels.tsx';

/** /hire/data-request: a recruiter's requests about their own data. Seekers make them under /account. */
export function DataRequestPage() {
  const me = useMe().data?.me;
  return (
    <Stack gap={20}>
      <PageTitle>{t`Data Request`}</PageTitle>
      <p>{t`What you may ask of your own data: a copy of it, what you agreed to, and its deletion.`}</p>
      {me && <PrivacyPanels me={me} />}
    </Stack>
  );
}
