import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { DateScalar } from '../../core/graphql-types.ts';
import { subscribeTo, subscribeToLoaded, subscribeToValue } from '../../core/subscription.ts';
import { Notification, RemovedNotification } from './notification.entity.ts';
import { restorableMinutes } from './notification.rules.ts';
import {
  countMyUnreadNotifications,
  countUnreadOf,
  deleteNotification,
  listMyNotifications,
  loadNotification,
  markAllNotificationsRead,
  markNotificationRead,
  readNotification,
  restoreNotification,
} from './notification.service.ts';

@Resolver(() => Notification)
export class NotificationResolver {
  @Query(() => [Notification], { description: "The signed-in person's notifications, newest first, at most 200." })
  notifications(
    @Ctx() context: RequestContext,
    @Arg('date', () => DateScalar, { nullable: true, description: 'Only those of this day in India.' }) date:
      | string
      | null,
    @Arg('unreadOnly', () => Boolean, {
      nullable: true,
      defaultValue: false,
      description: 'Only those that were not read yet.',
    })
    unreadOnly: boolean | null,
  ): Promise<Notification[]> {
    return listMyNotifications(context, { date, unreadOnly });
  }

  @Query(() => Int, { description: 'The number on the bell.' })
  unreadNotificationCount(@Ctx() context: RequestContext): Promise<number> {
    return countMyUnreadNotifications(context, {});
  }

  @Mutation(() => Notification, { description: 'Marks one notification as read.' })
  markNotificationRead(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The notification.' }) id: string,
  ): Promise<Notification> {
    return markNotificationRead(context, { id });
  }

  @Mutation(() => Int, { description: 'Marks all as read; answers how many were unread.' })
  markAllNotificationsRead(@Ctx() context: RequestContext): Promise<number> {
    return markAllNotificationsRead(context, {});
  }

  @Mutation(() => Notification, {
    description: `Takes the deletion of a notification back, up to ${restorableMinutes} minutes after it.`,
  })
  restoreNotification(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The notification.' }) id: string,
  ): Promise<Notification> {
    return restoreNotification(context, { id });
  }

  @Mutation(() => Boolean, { description: 'Deletes one notification.' })
  deleteNotification(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The notification.' }) id: string,
  ): Promise<boolean> {
    return deleteNotification(context, { id });
  }

  @Subscription(() => Notification, {
    subscribe: subscribeToLoaded({ name: 'notificationReceived', token: 'NOTIFICATIONS_READ' }, loadNotification),
    description: 'Each new notification of the signed-in person.',
  })
  notificationReceived(@Root() found: Notification | null, @Ctx() context: RequestContext): Promise<Notification> {
    return readNotification(context, { found });
  }

  @Subscription(() => RemovedNotification, {
    subscribe: subscribeTo({ name: 'notificationRemoved', token: 'NOTIFICATIONS_READ' }),
    description:
      'Each notification of the signed-in person that is gone: deleted, ' +
      'or called back because what it was about was taken back.',
  })
  notificationRemoved(@Root() id: string): RemovedNotification {
    return { id };
  }

  @Subscription(() => Int, {
    name: 'unreadNotificationCount',
    subscribe: subscribeToValue(
      {
        name: 'unreadNotificationCount',
        token: 'NOTIFICATIONS_READ',
        changedBy: ['notificationReceived', 'notificationRemoved'],
      },
      countUnreadOf,
    ),
    description:
      'The number on the bell: at once, then whenever a notification comes or goes. What is read elsewhere is in the ' +
      'next number.',
  })
  liveUnreadCount(@Root() count: number): number {
    return count;
  }

  @FieldResolver(() => Boolean, { description: 'Whether it was read.' })
  isRead(@Root() notification: Notification): boolean {
    return notification.readAt !== null;
  }
}
