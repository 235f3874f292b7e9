import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A closing of which not every applicant was notified yet. They are notified in the order of their ids. */
@Entity('job_closings_to_tell')
export class UnfinishedClosing {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  jobId!: string;

  @Column('boolean')
  isTakenDown!: boolean;

  @Column('uuid', { name: 'told_up_to' })
  notifiedUpTo!: string;
}
