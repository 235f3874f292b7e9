import type { Notice } from '../../platform/notifications/notification.service.ts';
import { excerptOf } from './content-admin.rules.ts';

interface AnnouncementWords {
  title: string;
  description: string;
}

/** Where all of them are, so that the link of one that was withdrawn leads somewhere, too. */
const link = '/#announcements';

export const announcementNotice = (userId: string, { title, description }: AnnouncementWords): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title,
  text: excerptOf(description),
  link,
});

/** The mail has the whole text. */
export const announcementMailNotice = (userId: string, { title, description }: AnnouncementWords): Notice => ({
  userId,
  about: [],
  type: 'GENERAL',
  title,
  text: description,
  link,
});
