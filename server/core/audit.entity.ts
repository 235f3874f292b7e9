import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from './actor.rules.ts';
import type { AuditedOperation, AuditSubjectType } from './audit.labels.ts';

/** One change by an admin. The database refuses to change or remove a line (decision 0061). */
@Entity('audit_log')
export class AuditLine {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('timestamptz')
  at!: Date;

  /** No key of another table: the line outlives the account. */
  @Column('uuid')
  actorId!: string;

  @Column('text')
  actorRole!: Role;

  @Column('text')
  operation!: AuditedOperation;

  @Column('text')
  subjectType!: AuditSubjectType;

  @Column('uuid')
  subjectId!: string;

  @Column('jsonb', { nullable: true })
  before!: object | null;

  @Column('jsonb', { nullable: true })
  after!: object | null;

  @Column('text')
  ipAddress!: string;
}
