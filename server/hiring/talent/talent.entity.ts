import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { labelledEnum } from '../../core/graphql-types.ts';
import { pageOf } from '../../core/page.ts';
import { optionalText } from '../../people/profiles/profile.entity.ts';
import { talentStandingLabels } from './talent.labels.ts';
import { countedTalent, mostSearchedSkills, type TalentFilterValues } from './talent.rules.ts';

export const TalentStandingEnum = labelledEnum(
  'TalentStanding',
  'What a found seeker is to a job already.',
  talentStandingLabels,
);

/** Exists while the seeker wants to be found. A trigger fills it from the profile (decision 0086). */
@ObjectType({ simpleResolvers: true, description: 'What recruiters may find of a seeker, without saying who it is.' })
@Entity('talent_profiles')
export class TalentProfile {
  @Field(() => ID, { description: 'Random, and another one each time that the seeker begins to be found.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('timestamptz')
  foundSince!: Date;

  @Field(() => [String], { description: 'Skills.' })
  @Column({ type: 'text', array: true, insert: false, update: false })
  skills!: string[];

  @optionalText('City or area.')
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  location!: string | null;

  @Field(() => Int, { nullable: true, description: 'Whole years of experience.' })
  @Column({ type: 'int', nullable: true, insert: false, update: false })
  experienceYears!: number | null;

  @optionalText('Highest education.')
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  education!: string | null;

  @optionalText('Programme of study.')
  @Column({ type: 'text', nullable: true, insert: false, update: false })
  program!: string | null;

  /** No column. */
  @Field(() => [String], {
    nullable: true,
    description: 'Those of the skills that were searched for; null where none were.',
  })
  matchedSkills?: string[] | null;
}

@ObjectType({
  simpleResolvers: true,
  description: `A page of found seekers: most of the skills first, then the place, experience and the last change; at most ${countedTalent} of a search.`,
})
export class TalentProfilePage extends pageOf(TalentProfile, countedTalent) {}

@InputType({ description: 'Who is looked for; what is left out counts as any.' })
export class TalentFilter implements TalentFilterValues {
  @Field(() => [String], {
    nullable: true,
    description: `All of these, at most ${mostSearchedSkills}; a whole skill or one of its words, in any case.`,
  })
  skills!: string[] | null;

  @Field(() => String, { nullable: true, description: 'A city or area, also under its other names.' })
  location!: string | null;

  @Field(() => Int, { nullable: true, description: 'Years of experience, at least.' })
  minYears!: number | null;

  @Field(() => Int, { nullable: true, description: 'Years of experience, at most.' })
  maxYears!: number | null;
}
