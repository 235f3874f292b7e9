import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { sliceOf } from '../../core/page.ts';
import { type AnnouncementState, announcementStateLabels } from './content.labels.ts';

export const AnnouncementStateEnum = labelledEnum(
  'AnnouncementState',
  'Where an announcement stands; only published ones are public.',
  announcementStateLabels,
);

@ObjectType({ simpleResolvers: true, description: 'An announcement as those who write it see it.' })
export class AnnouncementRecord {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'Headline.' })
  title!: string;

  @Field({ description: 'The news.' })
  description!: string;

  @Field({ description: 'Whether it counts as GENERAL: then it goes by mail, too.' })
  isGeneral!: boolean;

  @Field(() => AnnouncementStateEnum, { description: 'Where it stands.' })
  state!: AnnouncementState;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was or will be published; null for a draft.' })
  publishedAt!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was withdrawn.' })
  withdrawnAt!: Date | null;

  @Field({ description: 'Whether everybody was notified of it.' })
  isSent!: boolean;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'A part of the announcements, last written first.' })
export class AnnouncementRecordSlice extends sliceOf(AnnouncementRecord) {}
