import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationType } from './notification.labels.ts';

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
