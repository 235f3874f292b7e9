import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { LinkButton } from '../ui/buttons.tsx';

interface LaterPageProps {
  title: string;
  /** Of the window, where the heading alone would say too little. */
  windowTitle?: string;
  /** What will be there. */
  plan: ReactNode;
  /** What does the same today. */
  today: ReactNode;
  children: ReactNode;
}

/** OP-125: a page with its title that becomes real later and says so, with a way on. */
const LaterPage = ({ title, windowTitle, plan, today, children }: LaterPageProps) => (
  <Stack gap={20}>
    <PageTitle title={windowTitle}>{title}</PageTitle>
    <Panel>
      <Stack>
        <h2>{t`Coming later`}</h2>
        <p>{plan}</p>
        <p>{today}</p>
        <Cluster>{children}</Cluster>
      </Stack>
    </Panel>
  </Stack>
);

/** /hire/data-request. */
export const DataRequestPage = () => (
  <LaterPage
    title={t`Data Request`}
    plan={
      <Trans>
        Here you will ask for figures about the people who look for work: how many there are by skill, place and
        experience, never who they are.
      </Trans>
    }
    today={t`Until then, the figures of your own jobs stand with your job listings.`}
  >
    <LinkButton type="primary" icon={<Icon name="level" />} to={paths.hiring}>
      {t`Job Listings`}
    </LinkButton>
  </LaterPage>
);
