import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { exportHours } from '../../../server/platform/files/file.rules.ts';
import type { DataExportFieldsFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { DownloadLink } from '../../shared/ui/download-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { fileSize } from '../lib/file-size.ts';
import { ActButton } from '../ui/act-button.tsx';
import { Loaded } from '../ui/page-states.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { MyDataExportDocument, RequestDataExportDocument } from './privacy-documents.ts';
import styles from './privacy.module.css';

const LOOK_EVERY_MS = 5000;

/** Everything the portal stores about the person, as one file. The mail about it links to the heading. */
export function DataPanel() {
  const query = useQuery(MyDataExportDocument);
  const { startPolling, stopPolling } = query;
  const asked = query.data?.myDataExport ?? null;
  const isWaiting = asked?.state === 'WAITING';
  useEffect(() => {
    if (!isWaiting) return undefined;
    startPolling(LOOK_EVERY_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  return (
    <TitledPanel title={t`Download my data`} id="privacy">
      <div>
        <p>{t`Everything that we know about you, with your files, as one zip file.`}</p>
        <LastRequest asked={asked} />
      </div>
      <Loaded
        query={query}
        loading={t`Loading your last request`}
        failed={t`Your last request could not be loaded.`}
        height={44}
      >
        {() => !isWaiting && <RequestButton isFirst={asked?.state !== 'READY'} />}
      </Loaded>
    </TitledPanel>
  );
}

/** Announced when it changes: the page may be open while the file is prepared. */
const LastRequest = ({ asked }: { asked: DataExportFieldsFragment | null }) => (
  <div aria-live="polite" className={styles.standing}>
    {asked && <Standing asked={asked} />}
  </div>
);

function Standing({ asked: { state, file, requestedAt, expiresAt } }: { asked: DataExportFieldsFragment }) {
  if (state === 'READY' && file && expiresAt) {
    const until = longDateTime(expiresAt);
    return (
      <Stack gap={8}>
        <DownloadLink className={cx('icon-link', styles.file)} url={file.url}>
          <Icon name="download" size={16} /> {t`Download your data (${fileSize(file.size)})`}
        </DownloadLink>
        <p className="quiet small">{t`Until ${until}. Only you can open it, while you are logged in.`}</p>
      </Stack>
    );
  }
  const since = longDateTime(requestedAt);
  const texts = {
    WAITING: t`Requested on ${since}. We are preparing it and will notify you here and by email when it is ready.`,
    FAILED: t`We could not prepare it. Please request it again, or contact support if that keeps failing.`,
    EXPIRED: t`The file that you requested on ${since} was deleted after ${exportHours} hours.`,
    READY: '',
  };
  return <p className="quiet small">{texts[state]}</p>;
}

function RequestButton({ isFirst }: { isFirst: boolean }) {
  const [request] = useMutation(RequestDataExportDocument, {
    update: (cache, { data }) =>
      data && cache.writeQuery({ query: MyDataExportDocument, data: { myDataExport: data.requestDataExport } }),
  });
  return (
    <div>
      <ActButton icon={<Icon name="download" />} act={request}>
        {isFirst ? t`Request my data` : t`Request it again`}
      </ActButton>
    </div>
  );
}
