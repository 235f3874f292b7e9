import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a job, in its place from 0. */
@Entity('job_attachments')
export class JobAttachment {
  @PrimaryColumn('uuid')
  jobId!: string;

  @PrimaryColumn('uuid')
  fileId!: string;

  @Column('smallint')
  position!: number;
}
