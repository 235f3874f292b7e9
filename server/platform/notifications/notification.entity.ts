import { Field, ID, ObjectType } from 'type-graphql';
import { Column, DeleteDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { type NotificationType, notificationTypeLabels } from './notification.labels.ts';

export const NotificationTypeEnum = labelledEnum(
  'NotificationType',
  'What a notification is about.',
  notificationTypeLabels,
);

@ObjectType({ simpleResolvers: true, description: 'Something that the portal notified the signed-in person of.' })
@Entity('notifications')
export class Notification {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Field(() => NotificationTypeEnum, { description: 'What it is about.' })
  @Column('text')
  type!: NotificationType;

  @Field({ description: 'One line.' })
  @Column('text')
  title!: string;

  @Field({ description: 'The whole of it, in a sentence or two; may be empty.' })
  @Column('text', { name: 'body' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Path in the portal where it leads.' })
  @Column('text', { nullable: true })
  link!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;

  /** Until it is removed, its person can restore it; nothing else finds it. */
  @DeleteDateColumn({ type: 'timestamptz' })
  deletedAt!: Date | null;
}

@ObjectType({ simpleResolvers: true, description: 'A notification that is not there any more.' })
export class RemovedNotification {
  @Field(() => ID, { description: 'The id that it had.' })
  id!: string;
}

/** The mails of a type that was never chosen are sent. */
@Entity('notification_preferences')
export class StoredPreference {
  @PrimaryColumn('uuid')
  userId!: string;

  @PrimaryColumn('text')
  type!: NotificationType;

  @Column('boolean')
  isMailed!: boolean;
}
