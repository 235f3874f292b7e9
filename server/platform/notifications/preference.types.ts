import { Field, InputType, ObjectType } from 'type-graphql';
import { NotificationTypeEnum } from './notification.entity.ts';
import type { NotificationType } from './notification.labels.ts';
import { mailTopicLabels, mailTopics, type PreferenceChoice } from './preference.rules.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'Whether the notifications of one type go to their person by mail too. Mails about the account itself always come.',
})
export class NotificationPreference {
  @Field(() => NotificationTypeEnum, { description: 'The type of the notifications.' })
  type!: NotificationType;

  @Field({ description: 'What the mails are about, in a word or two.' })
  label!: string;

  @Field({ description: 'When they are sent to somebody of this role.' })
  summary!: string;

  @Field({ description: 'Whether they are sent.' })
  isMailed!: boolean;
}

export const preferenceOf = (
  role: keyof typeof mailTopics,
  type: NotificationType,
  isMailed: boolean,
): NotificationPreference => ({
  type,
  label: mailTopicLabels[type](),
  summary: mailTopics[role][type]?.() ?? '',
  isMailed,
});

@InputType({ description: 'A choice of whether the notifications of one type go by mail too.' })
export class NotificationPreferenceInput implements PreferenceChoice {
  @Field(() => NotificationTypeEnum, { description: 'One of those that `notificationPreferences` lists.' })
  type!: NotificationType;

  @Field({ description: 'Whether to send them.' })
  isMailed!: boolean;
}
