import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Role } from '../../core/actor.rules.ts';
import {
  type AuditedOperation,
  auditedOperationLabels,
  auditSubjectLabels,
  type AuditSubjectType,
} from '../../core/audit.labels.ts';
import { DateScalar, DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { sliceOf } from '../../core/page.ts';
import { RoleEnum } from '../../people/users/user.entity.ts';
import { type AuditChange, type AuditFilterFields, changesOf } from './audit.rules.ts';

export const AuditSubjectEnum = labelledEnum('AuditSubject', 'Kind of thing that admins change.', auditSubjectLabels);

@ObjectType({ simpleResolvers: true, description: 'One property of a thing that changed.' })
class AuditedChange implements AuditChange {
  @Field({ description: 'Name of the property.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Its value before, lists as JSON; null if it had none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Its value after, lists as JSON; null if it has none.' })
  after!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'One change by an admin or a superadmin.' })
export class AuditEntry {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it was done.' })
  at!: Date;

  @Field(() => ID, { description: 'Who did it.' })
  actorId!: string;

  @Field(() => String, { nullable: true, description: 'Name of who did it; null when the account is gone.' })
  actorName!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of who did it; null when the account is gone.' })
  actorEmail!: string | null;

  @Field(() => RoleEnum, { description: 'What who did it was to the portal then.' })
  actorRole!: Role;

  @Field(() => String, { description: 'Name of the operation.' })
  operation!: string;

  @Field(() => AuditSubjectEnum, { description: 'What kind of thing was changed.' })
  subjectType!: AuditSubjectType;

  @Field(() => ID, { description: 'The thing that was changed.' })
  subjectId!: string;

  @Field(() => String, { nullable: true, description: 'What the thing is called now; null when it is gone.' })
  subjectName!: string | null;

  @Field({ description: 'Address that the request came from.' })
  ipAddress!: string;

  before!: object | null;
  after!: object | null;

  @Field({ description: 'The operation in words.' })
  get operationText(): string {
    const labels: Record<string, () => string> = auditedOperationLabels;
    return labels[this.operation]?.() ?? this.operation;
  }

  @Field(() => [AuditedChange], { description: 'What is different since; empty where nothing but the act counts.' })
  get changes(): AuditChange[] {
    return changesOf(this.before, this.after);
  }
}

@ObjectType({ simpleResolvers: true, description: 'A part of the audit log, newest first.' })
export class AuditSlice extends sliceOf(AuditEntry) {}

const optional = { nullable: true } as const;

@InputType({ description: 'What narrows the audit log; everything left out means any.' })
export class AuditFilter implements AuditFilterFields {
  @Field(() => String, { ...optional, description: 'E-mail address of who did it.' })
  person?: string | null;

  @Field(() => String, { ...optional, description: 'Name of the operation, such as "verifyCompany".' })
  operation?: AuditedOperation | null;

  @Field(() => AuditSubjectEnum, { ...optional, description: 'What kind of thing was changed.' })
  subjectType?: AuditSubjectType | null;

  @Field(() => ID, { ...optional, description: 'The thing that was changed.' })
  subjectId?: string | null;

  @Field(() => DateScalar, { ...optional, description: 'On this day in India or later.' })
  from?: string | null;

  @Field(() => DateScalar, { ...optional, description: 'On this day in India or before.' })
  to?: string | null;
}
