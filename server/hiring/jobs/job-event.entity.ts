import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What happened to a job (OP-094). */
@Entity('job_events')
export class RecordedJobEvent {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  jobId!: string;

  @Column('text')
  type!: 'POSTED' | 'EDITED' | 'CLOSED' | 'REOPENED' | 'ARCHIVED';

  @Column('timestamptz')
  at!: Date;

  /** To webhooks, by a task (`sendJobEvents`). */
  @Column('boolean')
  isSent!: boolean;
}
