import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationType } from './notification.labels.ts';

/** The mails of a type that was never chosen are sent. */
@Entity('notification_preferences')
export class StoredPreference {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @PrimaryColumn({ type: 'text' })
  type!: NotificationType;

  @Column({ name: 'is_mailed', type: 'boolean' })
  isMailed!: boolean;
}
