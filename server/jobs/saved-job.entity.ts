import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('saved_jobs')
export class SavedJob {
  @PrimaryColumn('uuid', { name: 'seeker_id' })
  seekerId!: string;

  @PrimaryColumn('uuid', { name: 'job_id' })
  jobId!: string;

  @Column('timestamptz', { name: 'saved_at' })
  savedAt!: Date;
}
