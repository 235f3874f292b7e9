import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar } from '../../../core/graphql-types.ts';

/** A cookie value and a bearer value, both stored only as hashes. */
@ObjectType({ simpleResolvers: true, description: 'One login, as its owner sees it.' })
@Entity('sessions')
export class Session {
  @Field(() => ID, { description: 'Opaque id; it opens nothing.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('bytea')
  cookieHash!: Buffer;

  @Column('bytea')
  bearerHash!: Buffer;

  @Column('text')
  userAgent!: string;

  @Field({ description: 'Address from which it was opened; may be empty.' })
  @Column('text')
  ipAddress!: string;

  @Field(() => DateTimeScalar, { description: 'When it was opened.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last used, to the minute.' })
  @Column('timestamptz')
  lastSeenAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends by itself; use may move it.' })
  @Column('timestamptz')
  expiresAt!: Date;

  /** When password or code were last entered again; null if not since the session was opened. */
  @Column('timestamptz', { nullable: true })
  authenticatedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;
}
