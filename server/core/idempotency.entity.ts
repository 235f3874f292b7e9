import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was sent with an idempotency key and what was answered, for a day. */
@Entity('idempotency_keys')
export class IdempotencyRecord {
  /** The account, or the network of a visitor. */
  @PrimaryColumn('text')
  subject!: string;

  @PrimaryColumn('text')
  operation!: string;

  @PrimaryColumn('text')
  key!: string;

  @Column('bytea')
  inputHash!: Buffer;

  @Column('jsonb', { nullable: true })
  answer!: unknown;

  /** Other people whom the answer speaks of. */
  @Column('uuid', { array: true, nullable: true })
  aboutIds!: string[] | null;

  @Column('timestamptz')
  createdAt!: Date;
}
