import { IsNull, Not } from 'typeorm';
import * as z from 'zod/mini';
import {
  announceChange,
  lockApplication,
  readApplications,
} from '../../hiring/applications/application-move.service.ts';
import { Application } from '../../hiring/applications/application.entity.ts';
import type { Services } from '../../core/context.ts';
import { fromCursor, toCursor } from '../../core/cursor.ts';
import { conflict } from '../../core/errors.ts';
import { defineLoader } from '../../core/loader.ts';
import { type Slice, sliceInput, toSlice } from '../../core/page.ts';
import { viewerWith } from '../../core/token-scope.ts';
import { defineCommand, defineQuery } from '../../core/use-case.ts';
import { releaseUnusedResumes } from '../../people/profiles/profile.service.ts';
import { readSettings } from '../../platform/settings/settings.service.ts';
import { listResumeViews, pageResumeViews, removalBatch, removeRejectedResumes } from './resume-log.queries.ts';
import type { ResumeView } from './resume-log.types.ts';
import { privacyMessages, resumeViewPageSize } from './privacy.rules.ts';

/** Who opened the seeker's resume, in any application; newest first. */
export const listMyResumeViews = defineQuery({
  name: 'myResumeViews',
  allow: ['JOBSEEKER'],
  input: z.object(sliceInput(resumeViewPageSize)),
  run: async ({ services, actor }, { after, pageSize }): Promise<Slice<ResumeView>> => {
    const rows = await services.database.prepared(
      pageResumeViews({
        seekerId: actor.id,
        after: after ? fromCursor(after, privacyMessages.cursor()) : null,
        size: pageSize + 1,
      }),
    );
    return toSlice(rows, pageSize, ({ cursorTime, id }) => toCursor(cursorTime, id));
  },
});

const viewsOfApplication = 10;

/** Only for the seeker; empty for anyone else, and for access tokens, to which the log as a whole is closed too. */
export const loadResumeViews = defineLoader<ResumeView, ResumeView[]>(
  (context, applicationIds) => {
    const seekerId = viewerWith(context, undefined)?.id ?? null;
    return context.services.database.prepared(listResumeViews({ seekerId, applicationIds, most: viewsOfApplication }));
  },
  ({ applicationId }) => applicationId,
  (views) => views,
);

/**
 * Takes the resume out of one application, which goes on without it; the recruiter can no longer open it there. The
 * profile and other applications keep theirs. CONFLICT if the application has none.
 */
export const revokeResume = defineCommand({
  name: 'revokeResume',
  allow: ['JOBSEEKER'],
  input: z.object({ applicationId: z.string() }),
  load: (scope, { applicationId }) => lockApplication(scope, applicationId),
  run: async (scope, _input, application): Promise<Application> => {
    const { affected } = await scope.tx.update(
      Application,
      { id: application.id, resumeFileId: Not(IsNull()) },
      { resumeFileId: null, resumeGone: 'REVOKED' },
    );
    if (!affected) throw conflict(privacyMessages.resumeGone());
    await releaseUnusedResumes(scope, scope.actor.id);
    announceChange(scope, application);
    const [revoked] = await readApplications(scope, [application.id]);
    return revoked as Application;
  },
});

/** Those of rejected applications, after the days that the settings say. */
export async function removeOldResumes({ database, clock }: Services): Promise<void> {
  const { rejectedResumeDays } = await readSettings(database.prepared);
  const before = new Date(clock.now().getTime() - rejectedResumeDays * 86_400_000);
  while ((await database.prepared(removeRejectedResumes(before))).length === removalBatch);
}
