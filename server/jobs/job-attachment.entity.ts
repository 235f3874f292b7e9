import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of a job, in its place from 0. */
@Entity('job_attachments')
export class JobAttachment {
  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId!: string;

  @PrimaryColumn('uuid', { name: 'file_id' })
  fileId!: string;

  @Column('smallint')
  position!: number;
}
