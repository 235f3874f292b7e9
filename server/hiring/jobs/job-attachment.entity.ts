import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('job_attachments')
export class JobAttachment {
  @PrimaryColumn('uuid')
  jobId!: string;

  @PrimaryColumn('uuid')
  fileId!: string;

  @Column('smallint')
  position!: number;
}
