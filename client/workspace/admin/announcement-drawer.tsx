import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useState } from 'react';
import { announcementStateLabels } from '../../../server/content/content.labels.ts';
import type { AdminAnnouncementDetailsFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { Part } from '../ui/part.tsx';
import { Question } from '../ui/question.tsx';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import {
  AdminAnnouncementDocument,
  AdminAnnouncementsDocument,
  DeleteAnnouncementDocument,
  PublishAnnouncementDocument,
  WithdrawAnnouncementDocument,
} from './announcement-documents.ts';
import { DetailsDrawer, Facts, useDetails } from './details-drawer.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** An announcement as it reads, and what may become of it. */
export function AnnouncementDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { data, ...asked } = useDetails(AdminAnnouncementDocument, id);
  return (
    <DetailsDrawer
      isOpen={id !== null}
      title={data?.adminAnnouncement?.title ?? t`Announcement`}
      item={data?.adminAnnouncement}
      {...asked}
      onClose={onClose}
      texts={{
        loading: t`Loading the announcement`,
        failed: t`The announcement could not be loaded.`,
        gone: t`There is no such announcement.`,
      }}
    >
      {(announcement) => (
        <Stack gap={20}>
          <AnnouncementFacts announcement={announcement} />
          <Part title={t`Text`}>
            <Prose text={announcement.description} />
          </Part>
          <AnnouncementActions announcement={announcement} onDeleted={onClose} />
        </Stack>
      )}
    </DetailsDrawer>
  );
}

const reachOf = ({ state, isSent }: AdminAnnouncementDetailsFragment): string => {
  if (isSent) return t`Everybody was notified`;
  return state === 'PUBLISHED' ? t`People are being notified` : t`Nobody was notified yet`;
};

const AnnouncementFacts = ({ announcement }: { announcement: AdminAnnouncementDetailsFragment }) => (
  <Facts
    facts={[
      [t`Status`, announcementStateLabels[announcement.state]()],
      [t`Publication`, announcement.publishedAt && longDateTime(announcement.publishedAt)],
      [t`Withdrawn`, announcement.withdrawnAt && longDateTime(announcement.withdrawnAt)],
      [t`Notifications`, reachOf(announcement)],
      [t`By mail, too`, announcement.isGeneral ? t`Yes` : t`No`],
      [t`Last changed`, longDateTime(announcement.updatedAt)],
    ]}
  />
);

type Asked = 'edit' | 'publish' | 'schedule' | 'withdraw' | 'delete';

function AnnouncementActions({
  announcement,
  onDeleted,
}: {
  announcement: AdminAnnouncementDetailsFragment;
  onDeleted: () => void;
}) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { id, state } = announcement;
  return (
    <Cluster gap={12}>
      {state !== 'PUBLISHED' && <Button type="primary" onClick={() => setAsked('publish')}>{t`Publish now`}</Button>}
      {state !== 'PUBLISHED' && (
        <Button onClick={() => setAsked('schedule')}>
          {state === 'SCHEDULED' ? t`Choose another time` : t`Schedule`}
        </Button>
      )}
      <Button onClick={() => setAsked('edit')}>{t`Edit`}</Button>
      {state === 'SCHEDULED' && <Button onClick={() => setAsked('withdraw')}>{t`Back to draft`}</Button>}
      {state === 'PUBLISHED' && <Button danger onClick={() => setAsked('withdraw')}>{t`Withdraw`}</Button>}
      {(state === 'DRAFT' || state === 'WITHDRAWN') && (
        <Button danger onClick={() => setAsked('delete')}>{t`Delete`}</Button>
      )}
      <AnnouncementDialog isOpen={asked === 'edit'} announcement={announcement} onClose={close} />
      <ScheduleDialog isOpen={asked === 'schedule'} id={id} onClose={close} />
      <AnnouncementQuestions announcement={announcement} asked={asked} onClose={close} onDeleted={onDeleted} />
    </Cluster>
  );
}

const after = async (work: Promise<unknown>, said: string) => {
  await work;
  toast.success(said);
};

function AnnouncementQuestions({
  announcement: { id, state, isGeneral, isSent },
  asked,
  onClose,
  onDeleted,
}: {
  announcement: AdminAnnouncementDetailsFragment;
  asked: Asked | null;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const refresh = { refetchQueries: [AdminAnnouncementsDocument] };
  const [publish] = useMutation(PublishAnnouncementDocument, refresh);
  const [withdraw] = useMutation(WithdrawAnnouncementDocument, refresh);
  const isScheduled = state === 'SCHEDULED';
  const whoHears = isGeneral ? t`Everybody is notified, by mail, too.` : t`Everybody is notified.`;
  return (
    <>
      <Question
        isOpen={asked === 'publish'}
        title={t`Publish it now?`}
        okText={t`Publish`}
        act={() => after(publish({ variables: { id } }), t`The announcement is published.`)}
        onClose={onClose}
      >
        {isSent ? t`It is public again. Everybody was notified of it before and is not notified again.` : whoHears}
      </Question>
      <Question
        isOpen={asked === 'withdraw'}
        title={isScheduled ? t`Make it a draft again?` : t`Withdraw it?`}
        okText={isScheduled ? t`Back to draft` : t`Withdraw`}
        danger={!isScheduled}
        act={() =>
          after(
            withdraw({ variables: { id } }),
            isScheduled ? t`The announcement is a draft again.` : t`The announcement is withdrawn.`,
          )
        }
        onClose={onClose}
      >
        {isScheduled
          ? t`It is not published at its time.`
          : t`Nobody sees it any more, and mails that have not left are taken back. Notifications that arrived stay.`}
      </Question>
      <DeleteQuestion id={id} isOpen={asked === 'delete'} onClose={onClose} onDeleted={onDeleted} />
    </>
  );
}

function DeleteQuestion({
  id,
  isOpen,
  onClose,
  onDeleted,
}: {
  id: string;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const [remove] = useMutation(DeleteAnnouncementDocument, { refetchQueries: [AdminAnnouncementsDocument] });
  return (
    <Question
      isOpen={isOpen}
      title={t`Delete it?`}
      okText={t`Delete`}
      danger
      act={async () => {
        await after(remove({ variables: { id } }), t`The announcement is deleted.`);
        onDeleted();
      }}
      onClose={onClose}
    >
      {t`It cannot be brought back.`}
    </Question>
  );
}
