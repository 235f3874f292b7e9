import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { pageOf } from '../../core/page.ts';
import type { AnnouncementValues, FaqValues } from './content-admin.rules.ts';
import { announcementFilterLabels, type AnnouncementType, announcementTypeLabels } from './content.labels.ts';
import { roundedCount } from './content.rules.ts';

export const AnnouncementFilterEnum = labelledEnum(
  'AnnouncementFilter',
  'Which announcements to show.',
  announcementFilterLabels,
);
const AnnouncementTypeEnum = labelledEnum(
  'AnnouncementType',
  'What an announcement counts as; new ones are at most 7 days old.',
  announcementTypeLabels,
);

@Entity('announcements')
@ObjectType({ simpleResolvers: true, description: 'A piece of news for everybody.' })
export class Announcement {
  @PrimaryGeneratedColumn('uuid')
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  /** Null for a draft, to come for one that is scheduled; neither is shown. */
  @Column({ name: 'published_at', type: 'timestamptz', nullable: true })
  @Field(() => DateTimeScalar, { description: 'When it was published.' })
  date!: Date | null;

  @Column('text')
  @Field({ description: 'Headline.' })
  title!: string;

  @Column('text')
  @Field({ description: 'The news.' })
  description!: string;

  @Column('boolean')
  isGeneral!: boolean;

  @Column('uuid', { nullable: true })
  authorId!: string | null;

  /** It was published and is shown no more. */
  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;

  @Column('timestamptz')
  updatedAt!: Date;

  /** Depends on its age: no column. */
  @Field(() => AnnouncementTypeEnum, { description: 'What it counts as.' })
  type!: AnnouncementType;
}

/** How far an announcement was sent, in the order of the ids of people; it stays, so that none is sent twice. */
@Entity('announcement_sendings')
export class AnnouncementSending {
  @PrimaryColumn('uuid')
  announcementId!: string;

  @Column('text')
  step!: 'NOTIFYING' | 'MAILING' | 'SENT';

  @Column('uuid')
  sentUpTo!: string;
}

@Entity('faqs')
@ObjectType({ simpleResolvers: true, description: 'A question that people often ask, with its answer.' })
export class Faq {
  @PrimaryGeneratedColumn('uuid')
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Column('int')
  position!: number;

  @Column('text')
  @Field({ description: 'The question.' })
  question!: string;

  @Column('text')
  @Field({ description: 'The answer.' })
  answer!: string;
}

@Entity('contact_messages')
export class ContactMessage {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('text')
  name!: string;

  @Column('citext')
  email!: string;

  @Column('text')
  message!: string;

  @Column('timestamptz')
  createdAt!: Date;

  /** When it was answered, or closed without an answer. */
  @Column('timestamptz', { nullable: true })
  handledAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;
}

/** The answer that was mailed. */
@Entity('contact_answers')
export class ContactAnswer {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  messageId!: string;

  @Column('uuid', { nullable: true })
  authorId!: string | null;

  @Column('text', { name: 'answer_text' })
  text!: string;

  @Column('timestamptz')
  sentAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'How large the portal is: real counts, and the texts of the landing page.',
})
export class SiteStats {
  @Field(() => Int, { description: 'Seekers.' })
  candidates!: number;

  @Field(() => Int, { description: 'Open jobs.' })
  jobs!: number;

  @Field(() => Int, { description: 'Companies.' })
  companies!: number;

  @Field({ description: 'Seekers, rounded down: "2k+".' })
  get candidatesText(): string {
    return roundedCount(this.candidates);
  }

  @Field({ description: 'Open jobs, rounded down: "500+".' })
  get jobsText(): string {
    return roundedCount(this.jobs);
  }

  @Field({ description: 'Companies, rounded down: "100+".' })
  get companiesText(): string {
    return roundedCount(this.companies);
  }
}

@ObjectType({ simpleResolvers: true, description: 'A page of announcements.' })
export class AnnouncementPage extends pageOf(Announcement) {}

@ObjectType({ simpleResolvers: true, description: 'A page of questions.' })
export class FaqPage extends pageOf(Faq) {}

@InputType({ description: 'What an announcement says.' })
export class AnnouncementInput implements AnnouncementValues {
  @Field({ description: 'Headline, at most 150 characters.' })
  title!: string;

  @Field({ description: 'The news, at most 5000 characters.' })
  description!: string;

  @Field({ defaultValue: false, description: 'Whether it counts as GENERAL: then it goes by mail, too.' })
  isGeneral!: boolean;
}

@InputType({ description: 'A question that people often ask, with its answer.' })
export class FaqInput implements FaqValues {
  @Field({ description: 'The question, at most 300 characters.' })
  question!: string;

  @Field({ description: 'The answer, at most 3000 characters.' })
  answer!: string;
}
