import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import {
  listNotificationPreferences,
  readNotificationPreferenceByLink,
  updateNotificationPreferenceByLink,
  updateNotificationPreferences,
} from './preference.service.ts';
import { NotificationPreference, NotificationPreferenceInput } from './preference.types.ts';

const linkDescription = 'What stands in the link at the foot of a mail.';

@Resolver()
export class PreferenceResolver {
  @Query(() => [NotificationPreference], {
    description:
      'Which notifications go to the signed-in person by mail too: every type that somebody of their role gets.',
  })
  notificationPreferences(@Ctx() context: RequestContext): Promise<NotificationPreference[]> {
    return listNotificationPreferences(context, {});
  }

  @Mutation(() => [NotificationPreference], {
    description:
      'Switches the mails of some types on or off; answers those types. The notifications themselves always come.',
  })
  updateNotificationPreferences(
    @Ctx() context: RequestContext,
    @Arg('preferences', () => [NotificationPreferenceInput], {
      description: 'Each type at most once; those that are left out stay.',
    })
    preferences: NotificationPreferenceInput[],
  ): Promise<NotificationPreference[]> {
    return updateNotificationPreferences(context, { preferences });
  }

  @Query(() => NotificationPreference, {
    description:
      'What the link at the foot of a mail is about. Needs no login, reveals nothing about the person and changes ' +
      'nothing.',
  })
  notificationPreferenceByLink(
    @Ctx() context: RequestContext,
    @Arg('link', { description: linkDescription }) link: string,
  ): Promise<NotificationPreference> {
    return readNotificationPreferenceByLink(context, { link });
  }

  @Mutation(() => NotificationPreference, {
    description: 'Switches the mails that such a link is about off, or on again. Needs no login.',
  })
  updateNotificationPreferenceByLink(
    @Ctx() context: RequestContext,
    @Arg('link', { description: linkDescription }) link: string,
    @Arg('isMailed', { description: 'Whether to send them.' }) isMailed: boolean,
  ): Promise<NotificationPreference> {
    return updateNotificationPreferenceByLink(context, { link, isMailed });
  }
}
