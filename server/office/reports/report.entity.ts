import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ReportReason, ReportSubject } from './report.labels.ts';

/** What somebody says is wrong with a job, a person or a review: one of the three ids is set. */
@Entity('reports')
export class Report {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Null once the account is gone. */
  @Column('uuid', { nullable: true })
  reporterId!: string | null;

  @Column('text')
  subject!: ReportSubject;

  @Column('uuid', { nullable: true })
  jobId!: string | null;

  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('uuid', { nullable: true })
  reviewId!: string | null;

  @Column('text')
  reason!: ReportReason;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;

  @Column('uuid', { nullable: true })
  settledById!: string | null;

  /** What came of it, for the reporter. */
  @Column('text', { nullable: true })
  note!: string | null;
}
