import { Field, Int, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import type { HeldReason } from '../held-texts/held-word.labels.ts';
import type { JobStatus } from './job.labels.ts';
import { isTakenOff } from './job-state.rules.ts';
import { AutoStop, JobStatusEnum } from './job.types.ts';

/** The part of a job that says whether it is open, until when, and what keeps it from being. */
@ObjectType({ simpleResolvers: true })
export abstract class JobState {
  /**
   * Computed in the database, and only there: ACTIVE if its recruiter wants it open and nothing is in the way (0101).
   */
  @Column({ type: 'text', insert: false, update: false })
  @Field(() => JobStatusEnum, { description: 'Whether it takes applications.' })
  status!: JobStatus;

  /** Computed like `status`: whether strangers do not even read it as a closed one. */
  @Column({ type: 'boolean', insert: false, update: false })
  isHidden!: boolean;

  /** Whether its recruiter wants it open. */
  @Column('boolean')
  isWanted!: boolean;

  @Column('boolean')
  autoStopEnabled!: boolean;

  @Column('int', { nullable: true })
  autoStopApplications!: number | null;

  @Column('int', { nullable: true })
  autoStopDays!: number | null;

  @Column('date', { nullable: true })
  autoStopDate!: string | null;

  @Column('timestamptz', { nullable: true })
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it closes by itself at the latest.' })
  closesAt!: Date | null;

  @Column('timestamptz')
  openedAt!: Date;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  archivedAt!: Date | null;

  /** When its recruiter said that it stays open though all openings are filled (D-05). */
  @Column('timestamptz', { nullable: true })
  keptOpenAt!: Date | null;

  /** Since when it waits for its company to let the recruiter in, or to be verified. */
  @Column('timestamptz', { nullable: true })
  waitsSince!: Date | null;

  /** When an admin took it down; until it is restored (decision 0101). */
  @Column('timestamptz', { nullable: true })
  takenDownAt!: Date | null;

  @Column('text', { nullable: true })
  takenDownReason!: string | null;

  /** Since when its text is held for review (decision 0080). */
  @Column('timestamptz', { nullable: true })
  heldAt!: Date | null;

  @Column('text', { nullable: true })
  heldReason!: HeldReason | null;

  @Column('text', { nullable: true })
  heldPassage!: string | null;

  /** Counts its texts and companies. */
  @Column('int')
  textVersion!: number;

  /** The version that an admin has read and let be. */
  @Column('int', { nullable: true })
  releasedVersion!: number | null;

  /** When its limits closed it. */
  @Column('timestamptz', { nullable: true })
  expiredAt!: Date | null;

  /** The company's `suspendedAt`; a trigger keeps it, and the two below. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  companySuspendedAt!: Date | null;

  /** Its recruiter's `deletesAt`. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  ownerLeavesAt!: Date | null;

  /** Its recruiter's `disabledAt`. */
  @Column({ type: 'timestamptz', nullable: true, insert: false, update: false })
  ownerDisabledAt!: Date | null;

  @Field({
    description:
      'Whether it waits, unseen by others, until the company lets its recruiter in or, if the portal demands it, is ' +
      'verified; its status is INACTIVE meanwhile.',
  })
  get waitsForCompany(): boolean {
    return this.waitsSince !== null;
  }

  @Field({
    description:
      'Whether an admin took it down, suspended its company or disabled its recruiter: only its recruiter and admins ' +
      'find it; it is INACTIVE.',
  })
  get isTakenDown(): boolean {
    return isTakenOff(this);
  }

  @Field({
    description:
      'Whether its text is held for review: nobody but its recruiter and admins finds it; its status is INACTIVE.',
  })
  get isHeld(): boolean {
    return this.heldAt !== null;
  }

  @Field(() => Int, {
    nullable: true,
    description: 'The number of applications at which it closes; null without such a limit.',
  })
  get applicationsNeeded(): number | null {
    return this.autoStop?.applicationsCount ?? null;
  }

  @Field(() => AutoStop, {
    nullable: true,
    description: 'When it stops taking applications by itself; null if it does not.',
  })
  get autoStop(): AutoStop | null {
    if (!this.autoStopEnabled) return null;
    return {
      enabled: true,
      applicationsCount: this.autoStopApplications,
      daysCount: this.autoStopDays,
      specificDate: this.autoStopDate,
    };
  }
}
