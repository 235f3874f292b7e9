import type { EntityManager } from 'typeorm';
import type { Actor, Role } from './actor.rules.ts';
import { AuditLine } from './audit.entity.ts';
import type { AuditedOperation, AuditSubjectType } from './audit.labels.ts';
import type { Services } from './context.ts';
import type { Prepared } from './database.ts';

type StaffRole = Extract<Role, 'ADMIN' | 'SUPERADMIN'>;

/** Whether a use case is one of admins: no one else is named beside them. */
export type IsForStaff<Audience> = Audience extends readonly Role[]
  ? [Extract<Audience[number], StaffRole>] extends [never]
    ? false
    : true
  : false;

/** What the log keeps of one kind of thing. */
export interface AuditSubject {
  type: AuditSubjectType;
  /**
   * Its state; null when it is not there. It holds no secrets, nothing that admins may not read, and of people only
   * ids: lines stay when an account is deleted. The row is locked, so that no one changes it between the two reads.
   */
  read: (scope: { tx: EntityManager; prepared: Prepared; services: Services }, id: string) => Promise<object | null>;
}

/** What a command of admins writes to the log, in its own transaction (decision 0061). */
export interface AuditRule<Input, Loaded, Result> {
  subject: AuditSubject;
  /** Which one: asked before and after, as what is made has no id before. */
  id: (call: { input: Input; loaded: Loaded; result: Result | undefined }) => string | undefined;
}

interface AuditScope {
  tx: EntityManager;
  prepared: Prepared;
  services: Services;
  actor: Actor | null;
  request: { ipAddress: string };
  now: Date;
}

interface AuditedCall<Input, Loaded, Result> {
  operation: AuditedOperation;
  rule: AuditRule<Input, Loaded, Result>;
  input: Input;
  loaded: Loaded;
}

/** Runs a command and writes what it changed: the line and the change stay or go together. */
export async function audited<Input, Loaded, Result>(
  scope: AuditScope,
  { operation, rule: { subject, id: idOf }, ...call }: AuditedCall<Input, Loaded, Result>,
  run: () => Promise<Result>,
): Promise<Result> {
  const read = (id: string | undefined) => (id ? subject.read(scope, id) : null);
  const before = await read(idOf({ ...call, result: undefined }));
  const result = await run();
  const id = idOf({ ...call, result });
  if (!scope.actor || !id) throw new Error(`${operation} does not say whom or what it changed.`);
  await scope.tx.insert(AuditLine, {
    at: scope.now,
    actorId: scope.actor.id,
    actorRole: scope.actor.role,
    operation,
    subjectType: subject.type,
    subjectId: id,
    before,
    after: await read(id),
    ipAddress: scope.request.ipAddress,
  });
  return result;
}

/** Who comes to run the portal by a link is signed out while doing so: the line is theirs, about themselves. */
export async function auditArrival(
  { tx, now, request }: Pick<AuditScope, 'tx' | 'now' | 'request'>,
  operation: AuditedOperation,
  { id, role }: { id: string; role: StaffRole },
): Promise<void> {
  await tx.insert(AuditLine, {
    at: now,
    actorId: id,
    actorRole: role,
    operation,
    subjectType: 'USER',
    subjectId: id,
    before: null,
    after: { role },
    ipAddress: request.ipAddress,
  });
}
