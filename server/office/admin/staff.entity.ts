import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar } from '../../core/graphql-types.ts';
import { RoleEnum } from '../../people/users/user.entity.ts';
import type { StaffRole } from './staff.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'Somebody who was invited to run the portal and has not come yet.' })
@Entity('staff_invitations')
export class StaffInvitation {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Field({ description: 'Where the link was mailed.' })
  @Column('citext')
  email!: string;

  @Field({ description: 'Full name.' })
  @Column('text')
  name!: string;

  @Field(() => RoleEnum, { description: 'What they become.' })
  @Column('text')
  role!: StaffRole;

  /** Of the latest link; earlier ones no longer work. */
  @Column('bytea')
  tokenHash!: Buffer;

  @Field(() => DateTimeScalar, { description: 'When the link was mailed.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Field(() => DateTimeScalar, { description: 'Until when the link opens.' })
  @Column('timestamptz')
  expiresAt!: Date;
}
