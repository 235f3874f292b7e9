import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar } from '../../core/scalars.ts';

/** A cookie value and a bearer value, both stored only as hashes. */
@ObjectType({ simpleResolvers: true, description: 'One login, as its owner sees it.' })
@Entity('sessions')
export class Session {
  @Field(() => ID, { description: 'Opaque id; it opens nothing.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'cookie_hash', type: 'bytea' })
  cookieHash!: Buffer;

  @Column({ name: 'bearer_hash', type: 'bytea' })
  bearerHash!: Buffer;

  @Column({ name: 'user_agent', type: 'text' })
  userAgent!: string;

  @Field(() => String, { description: 'Address from which it was opened; may be empty.' })
  @Column({ name: 'ip_address', type: 'text' })
  ipAddress!: string;

  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last used, to the minute.' })
  @Column({ name: 'last_seen_at', type: 'timestamptz' })
  lastSeenAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends by itself; use may move it.' })
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  /** When password or code were last entered again; null if not since the session was opened. */
  @Column({ name: 'authenticated_at', type: 'timestamptz', nullable: true })
  authenticatedAt!: Date | null;

  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true })
  revokedAt!: Date | null;
}
