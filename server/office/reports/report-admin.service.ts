import * as z from 'zod/mini';
import { Company } from '../../companies/company.entity.ts';
import type { AuditSubject } from '../../core/audit.ts';
import { fromCursor, toCursor } from '../../core/cursor.ts';
import type { Prepared } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { type Slice, sliceInput, toSlice } from '../../core/page.ts';
import { defineCommand, defineQuery } from '../../core/use-case.ts';
import { notify } from '../../platform/notifications/notification.service.ts';
import { CompanyReview } from '../../hiring/reviews/review.entity.ts';
import { Report } from './report.entity.ts';
import { reviewRemovedNotice, settledNotice } from './report.notices.ts';
import { findApplicationTo, findReport, pageReports, settleReports } from './report.queries.ts';
import {
  removeReviewSchema,
  reportFilterSchema,
  reportMessages,
  reportPageSize,
  settleSchema,
} from './report.rules.ts';
import type { ReportRecord } from './report.types.ts';

const staff = ['ADMIN', 'SUPERADMIN'] as const;
const idInput = z.object({ id: z.string() });

const reportSubject: AuditSubject = {
  type: 'REPORT',
  read: async ({ tx }, id) => {
    const report = await tx.findOne(Report, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return report && { subject: report.subject, reason: report.reason, settledAt: report.settledAt };
  },
};

const reviewSubject: AuditSubject = {
  type: 'REVIEW',
  read: async ({ tx }, id) => {
    const review = await tx.findOne(CompanyReview, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return review && { companyId: review.companyId, rating: review.rating };
  },
};

/** Newest first. */
export const adminReports = defineQuery({
  name: 'adminReports',
  allow: staff,
  input: z.extend(reportFilterSchema, sliceInput(reportPageSize)),
  run: async ({ services }, { after, pageSize, ...filter }): Promise<Slice<ReportRecord>> => {
    const mark = after ? fromCursor(after, reportMessages.cursor()) : null;
    const rows = await services.database.searched(pageReports({ filter, after: mark, size: pageSize + 1 }));
    return toSlice(rows, pageSize, ({ cursorTime, id }) => toCursor(cursorTime, id));
  },
});

async function readRecord(prepared: Prepared, id: string): Promise<ReportRecord> {
  const [record] = isId(id) ? await prepared(findReport(id)) : [];
  if (!record) throw notFound(reportMessages.notFound());
  return record;
}

export const adminReport = defineQuery({
  name: 'adminReport',
  allow: staff,
  input: idInput,
  run: ({ services }, { id }) => readRecord(services.database.prepared, id),
});

/** Settles all open reports about the same thing; their reporters read the note. Of two notes the first stays. */
export const settleReport = defineCommand({
  name: 'settleReport',
  allow: staff,
  audit: { subject: reportSubject, id: ({ input }: { input: { id: string } }) => input.id },
  input: z.extend(idInput, settleSchema.shape),
  load: ({ prepared }, { id }) => readRecord(prepared, id),
  run: async (scope, { id, note }, { title }): Promise<ReportRecord> => {
    const { prepared, actor, now } = scope;
    const settled = await prepared(settleReports({ id, note, adminId: actor.id, now }));
    await notify(
      scope,
      settled.flatMap(({ reporterId, ...report }) =>
        reporterId ? [settledNotice({ ...report, reporterId }, title, note)] : [],
      ),
    );
    return readRecord(prepared, id);
  },
});

/** Named by its `reference`. It no longer counts in the rating, and its author is notified why. */
export const removeReview = defineCommand({
  name: 'removeReview',
  allow: staff,
  audit: { subject: reviewSubject, id: ({ loaded }: { loaded: CompanyReview }) => loaded.id },
  input: z.extend(z.object({ reference: z.string() }), removeReviewSchema.shape),
  load: async ({ tx }, { reference }): Promise<CompanyReview> => {
    const review = isId(reference) ? await tx.findOneBy(CompanyReview, { reference }) : null;
    if (!review) throw notFound(reportMessages.reviewNotFound());
    return review;
  },
  run: async (scope, { reason }, { id, companyId, seekerId }): Promise<true> => {
    const { name } = await scope.tx.findOneByOrFail(Company, { id: companyId });
    await scope.tx.delete(CompanyReview, { id });
    const [application] = await scope.prepared(findApplicationTo({ seekerId, companyId }));
    await notify(scope, [
      reviewRemovedNotice({ seekerId, companyName: name, applicationId: application?.applicationId }, reason),
    ]);
    return true;
  },
});
