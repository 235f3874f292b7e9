import { useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { reportReasonLabels, reportSubjectLabels } from '../../../server/office/reports/report.labels.ts';
import { removeReviewSchema, reportLimits, settleSchema } from '../../../server/office/reports/report.rules.ts';
import type { AdminReportDetailsFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { DetailsDrawer, type DrawerProps, Facts } from './details-drawer.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import {
  AdminReportDocument,
  AdminReportsDocument,
  RemoveReviewDocument,
  SettleReportDocument,
} from './report-documents.ts';

/** The dialog names its field `reason`. */
const noteSchema = z.object({ reason: settleSchema.shape.note });

/** A report, its subject and the actions for it. */
export const ReportDrawer = (drawer: DrawerProps) => (
  <DetailsDrawer
    {...drawer}
    document={AdminReportDocument}
    itemOf={({ adminReport }) => adminReport}
    titleOf={({ reason }) => reportReasonLabels[reason]()}
    title={t`Report`}
    texts={{
      loading: t`Loading the report`,
      failed: t`The report could not be loaded.`,
      gone: t`Report not found.`,
    }}
  >
    {(report) => (
      <Stack gap={20}>
        {report.settledAt && (
          <Alert
            type="success"
            title={t`Settled by ${report.settledByName ?? t`a deleted account`} on ${longDateTime(report.settledAt)}`}
            description={report.note}
          />
        )}
        <ReportFacts report={report} />
        {report.text && (
          <Section title={t`What happened`}>
            <Prose text={report.text} />
          </Section>
        )}
        {report.reviewReference && (
          <Section title={t`The review`}>
            <p>{plural(report.reviewRating ?? 0, { one: '# star', other: '# stars' })}</p>
            {report.reviewText && <Prose text={report.reviewText} />}
          </Section>
        )}
        <ReportActions report={report} />
      </Stack>
    )}
  </DetailsDrawer>
);

const ReportFacts = ({ report }: { report: AdminReportDetailsFragment }) => (
  <Facts
    facts={[
      [reportSubjectLabels[report.subject](), <Thing key="thing" report={report} />],
      [
        t`Reported by`,
        report.reporterId ? (
          <Link key="reporter" to={`${paths.adminUsers}?open=${report.reporterId}`}>
            {report.reporterName}
          </Link>
        ) : (
          t`A deleted account`
        ),
      ],
      [t`On`, longDateTime(report.createdAt)],
      [t`Open reports`, report.openReports],
    ]}
  />
);

/** Taking down and disabling happen on the page of the subject. */
function Thing({ report: { title, jobId, userId } }: { report: AdminReportDetailsFragment }) {
  if (jobId) return <Link to={`${paths.adminJobs}?open=${jobId}`}>{title}</Link>;
  if (userId) return <Link to={`${paths.adminUsers}?open=${userId}`}>{title}</Link>;
  return title || t`Removed since`;
}

function ReportActions({ report }: { report: AdminReportDetailsFragment }) {
  const { id, state, openReports, reviewReference } = report;
  const [asked, setAsked] = useState<'settle' | 'removeReview' | null>(null);
  const close = () => setAsked(null);
  const [settle] = useMutation(SettleReportDocument, { refetchQueries: [AdminReportsDocument] });
  const [remove] = useMutation(RemoveReviewDocument, { refetchQueries: [AdminReportsDocument, AdminReportDocument] });
  if (state === 'SETTLED' && !reviewReference) return null;
  return (
    <Cluster gap={12}>
      {state === 'OPEN' && <Button type="primary" onClick={() => setAsked('settle')}>{t`Resolve`}</Button>}
      {reviewReference && <Button danger onClick={() => setAsked('removeReview')}>{t`Remove the review`}</Button>}
      <ReasonDialog
        isOpen={asked === 'settle'}
        title={t`Resolve this report?`}
        label={t`Outcome`}
        check={noteSchema}
        maxLength={reportLimits.note}
        hint={t`The person who reported it will read this. The person reported will not.`}
        submitLabel={t`Resolve`}
        send={(note) => settle({ variables: { id, note } })}
        done={t`Report resolved.`}
        onClose={close}
      >
        <p>
          {openReports > 1
            ? plural(openReports, {
                one: '# open report of the same thing is resolved with it.',
                other: 'All # open reports of the same thing are resolved with it.',
              })
            : t`Act on the job or the person first, if you have to.`}
        </p>
      </ReasonDialog>
      <ReasonDialog
        isOpen={asked === 'removeReview'}
        title={t`Remove the review?`}
        check={removeReviewSchema}
        maxLength={reportLimits.note}
        hint={t`The author of the review will read this.`}
        submitLabel={t`Remove`}
        send={(reason) => remove({ variables: { reference: reviewReference ?? '', reason } })}
        done={t`The review is removed.`}
        onClose={close}
      >
        <p>{t`It cannot be brought back. The rating of the company is computed without it.`}</p>
      </ReasonDialog>
    </Cluster>
  );
}
