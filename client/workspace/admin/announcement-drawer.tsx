import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { announcementStateLabels } from '../../../server/office/content/content.labels.ts';
import type { AdminAnnouncementDetailsFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { AskButton, DialogButton } from '../ui/dialogs.tsx';
import {
  AdminAnnouncementDocument,
  AdminAnnouncementsDocument,
  DeleteAnnouncementDocument,
  PublishAnnouncementDocument,
  WithdrawAnnouncementDocument,
} from './announcement-documents.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { DetailsDrawer, type DrawerProps, Facts } from './details-drawer.tsx';
import { ScheduleForm } from './schedule-form.tsx';

interface AnnouncementProps {
  announcement: AdminAnnouncementDetailsFragment;
}

/** An announcement as readers see it, with the actions for it. */
export const AnnouncementDrawer = (drawer: DrawerProps) => (
  <DetailsDrawer
    {...drawer}
    document={AdminAnnouncementDocument}
    itemOf={({ adminAnnouncement }) => adminAnnouncement}
    titleOf={({ title }) => title}
    title={t`Announcement`}
    texts={{
      loading: t`Loading the announcement`,
      failed: t`The announcement could not be loaded.`,
      gone: t`Announcement not found.`,
    }}
  >
    {(announcement) => (
      <Stack gap={20}>
        <AnnouncementFacts announcement={announcement} />
        <Section title={t`Text`}>
          <Prose text={announcement.description} />
        </Section>
        <AnnouncementActions announcement={announcement} onDeleted={drawer.onClose} />
      </Stack>
    )}
  </DetailsDrawer>
);

const reachOf = ({ state, isSent }: AdminAnnouncementDetailsFragment): string => {
  if (isSent) return t`Everybody was notified`;
  return state === 'PUBLISHED' ? t`People are being notified` : t`Nobody was notified yet`;
};

const AnnouncementFacts = ({ announcement }: AnnouncementProps) => (
  <Facts
    facts={[
      [t`Status`, announcementStateLabels[announcement.state]()],
      [t`Publication`, announcement.publishedAt && longDateTime(announcement.publishedAt)],
      [t`Withdrawn`, announcement.withdrawnAt && longDateTime(announcement.withdrawnAt)],
      [t`Notifications`, reachOf(announcement)],
      [t`By email, too`, announcement.isGeneral ? t`Yes` : t`No`],
      [t`Last changed`, longDateTime(announcement.updatedAt)],
    ]}
  />
);

function AnnouncementActions({
  announcement,
  onDeleted,
}: {
  announcement: AdminAnnouncementDetailsFragment;
  onDeleted: () => void;
}) {
  const { id, state } = announcement;
  const isPublished = state === 'PUBLISHED';
  return (
    <Cluster gap={12}>
      <PublishButton announcement={announcement} />
      <DialogButton
        button={{ children: state === 'SCHEDULED' ? t`Choose another time` : t`Schedule` }}
        isOffered={!isPublished}
        title={t`When is it published?`}
      >
        {(close) => <ScheduleForm id={id} onClose={close} />}
      </DialogButton>
      <DialogButton
        button={{ children: t`Edit` }}
        width={640}
        mask={{ closable: false }}
        title={t`Edit the announcement`}
      >
        {(close) => <AnnouncementForm announcement={announcement} onClose={close} />}
      </DialogButton>
      <WithdrawButtons announcement={announcement} />
      <DeleteButton id={id} isOffered={state === 'DRAFT' || state === 'WITHDRAWN'} onDeleted={onDeleted} />
    </Cluster>
  );
}

const refresh = { refetchQueries: [AdminAnnouncementsDocument] };

function PublishButton({ announcement: { id, state, isGeneral, isSent } }: AnnouncementProps) {
  const [publish] = useMutation(PublishAnnouncementDocument, refresh);
  const whoHears = isGeneral ? t`Everybody is notified, by email, too.` : t`Everybody is notified.`;
  return (
    <AskButton
      button={{ type: 'primary', children: t`Publish now` }}
      isOffered={state !== 'PUBLISHED'}
      title={t`Publish it now?`}
      okText={t`Publish`}
      act={() => publish({ variables: { id } })}
      done={t`The announcement is published.`}
    >
      {isSent ? t`It is public again. Everyone was notified before and won't be notified again.` : whoHears}
    </AskButton>
  );
}

function WithdrawButtons({ announcement: { id, state } }: AnnouncementProps) {
  const [withdraw] = useMutation(WithdrawAnnouncementDocument, { ...refresh, variables: { id } });
  return (
    <>
      <AskButton
        button={{ children: t`Back to draft` }}
        isOffered={state === 'SCHEDULED'}
        title={t`Make it a draft again?`}
        okText={t`Back to draft`}
        act={withdraw}
        done={t`The announcement is a draft again.`}
      >
        {t`It won't be published at its scheduled time.`}
      </AskButton>
      <AskButton
        button={{ danger: true, children: t`Withdraw` }}
        isOffered={state === 'PUBLISHED'}
        title={t`Withdraw it?`}
        okText={t`Withdraw`}
        danger
        act={withdraw}
        done={t`The announcement is withdrawn.`}
      >
        {t`Nobody can see it any more, and unsent emails are cancelled. Notifications already delivered stay.`}
      </AskButton>
    </>
  );
}

function DeleteButton({ id, isOffered, onDeleted }: { id: string; isOffered: boolean; onDeleted: () => void }) {
  const [remove] = useMutation(DeleteAnnouncementDocument, { ...refresh, variables: { id } });
  return (
    <AskButton
      button={{ danger: true, children: t`Delete` }}
      isOffered={isOffered}
      title={t`Delete it?`}
      okText={t`Delete`}
      danger
      act={async () => {
        await remove();
        onDeleted();
      }}
      done={t`The announcement is deleted.`}
    >
      {t`It cannot be brought back.`}
    </AskButton>
  );
}
