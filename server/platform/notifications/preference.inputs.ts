import { Field, InputType } from 'type-graphql';
import { NotificationTypeEnum } from './notification.entity.ts';
import type { NotificationType } from './notification.labels.ts';
import type { PreferenceChoice } from './preference.rules.ts';

@InputType({ description: 'A choice of whether the notifications of one type go by mail too.' })
export class NotificationPreferenceInput implements PreferenceChoice {
  @Field(() => NotificationTypeEnum, { description: 'One of those that `notificationPreferences` lists.' })
  type!: NotificationType;

  @Field({ description: 'Whether to send them.' })
  isMailed!: boolean;
}
