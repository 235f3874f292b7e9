import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('saved_jobs')
export class SavedJob {
  @PrimaryColumn('uuid')
  seekerId!: string;

  @PrimaryColumn('uuid')
  jobId!: string;

  @Column('timestamptz')
  savedAt!: Date;
}
