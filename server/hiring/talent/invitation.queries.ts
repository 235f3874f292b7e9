import sql, { raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { Invitation, InvitationBlock } from './invitation.entity.ts';
import { invitationStateLabels } from './talent.labels.ts';
import { countedInvitations } from './invitation.rules.ts';

const invitationColumns = columnsOf(Invitation, 'i');

const blockColumns = columnsOf(InvitationBlock, 'b');

const row = z.object({
  state: z.enum(keysOf(invitationStateLabels)),
  jobTitle: z.string(),
  companyName: z.string(),
  applicationId: z.nullable(z.uuid()),
});

/** Applying counts as accepting, also where the invitation was not used. */
const select = (now: Date): Sql => sql`
  select ${invitationColumns}, j.title as "jobTitle", c.name::text as "companyName", a.id as "applicationId",
    case when a.id is not null then 'ACCEPTED'
      when i.status = 'SENT' and (i.expires_at <= ${now} or j.status <> 'ACTIVE') then 'EXPIRED'
      else i.status end as state
  from invitations i join jobs j on j.id = i.job_id join companies c on c.id = i.company_id
    left join applications a
      on a.job_id = i.job_id and a.seeker_id = i.seeker_id and i.status in ('SENT', 'ACCEPTED')`;

type Side = 'RECRUITER' | 'SEEKER';
interface Sent {
  side: Side;
  personId: string;
  jobId: string | null;
}
const sides: readonly Side[] = ['RECRUITER', 'SEEKER'];

const isOf = ({ side, personId, jobId }: Sent): Sql => sql`
  ${raw(side === 'SEEKER' ? 'i.seeker_id' : 'i.recruiter_id')} = ${personId}
  and (${jobId}::uuid is null or i.job_id = ${jobId}::uuid)`;

export const pageInvitations = defineStatement({
  name: 'page-invitations',
  entity: Invitation,
  row,
  samples: sides.map((side) => ({ side, personId: '', jobId: null, now: new Date(0), page: 1, pageSize: 1 })),
  sql: ({ now, page, pageSize, ...sent }: Sent & { now: Date; page: number; pageSize: number }) => sql`
    ${select(now)} where ${isOf(sent)}
    order by i.sent_at desc, i.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
});

export const countInvitations = defineStatement({
  name: 'count-invitations',
  row: z.object({ total: z.int() }),
  samples: sides.map((side) => ({ side, personId: '', jobId: null })),
  sql: (sent: Sent) => sql`
    select count(*)::int as total from (
      select from invitations i where ${isOf(sent)} limit ${raw(String(countedInvitations))} + 1) found`,
});

/** Locked: no one else answers it or takes it back until the end of the transaction. */
export const lockInvitation = defineStatement({
  name: 'lock-invitation',
  entity: Invitation,
  row,
  sql: ({ id, personId, now }: { id: string; personId: string; now: Date }) => sql`
    ${select(now)} where i.id = ${id} and ${personId}::uuid in (i.seeker_id, i.recruiter_id) for no key update of i`,
});

/** Newest first. */
export const listBlocks = defineStatement({
  name: 'invitation-blocks',
  entity: InvitationBlock,
  row: z.object({ companyName: z.string() }),
  sql: (seekerId: string) => sql`
    select ${blockColumns}, c.name::text as "companyName"
    from invitation_blocks b join companies c on c.id = b.company_id
    where b.seeker_id = ${seekerId} order by b.blocked_at desc, b.id limit 200`,
});
