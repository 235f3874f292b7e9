import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was sent with an idempotency key and what was answered, for a day. */
@Entity('idempotency_keys')
export class IdempotencyRecord {
  /** The account, or the network of a visitor. */
  @PrimaryColumn({ type: 'text' })
  subject!: string;

  @PrimaryColumn({ type: 'text' })
  operation!: string;

  @PrimaryColumn({ type: 'text' })
  key!: string;

  @Column({ name: 'input_hash', type: 'bytea' })
  inputHash!: Buffer;

  @Column({ type: 'jsonb', nullable: true })
  answer!: unknown;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
