import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { heldReasonLabels, type HeldWordKind, heldWordKindLabels } from './held-word.labels.ts';

export const HeldWordKindEnum = labelledEnum(
  'HeldWordKind',
  'What a word says about the sentence that it stands in.',
  heldWordKindLabels,
);

export const HeldReasonEnum = labelledEnum('HeldReason', 'Why the text of a job is held for review.', heldReasonLabels);

@Entity('held_words')
@ObjectType({ simpleResolvers: true, description: 'A word of the list by which texts of jobs are held for review.' })
export class HeldWord {
  @PrimaryGeneratedColumn('uuid')
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Column('text')
  @Field(() => HeldWordKindEnum, { description: 'What it says about its sentence.' })
  kind!: HeldWordKind;

  @Column('text')
  @Field({
    description: 'One or more words; "…" stands for up to three others, or at an end for the next payment or demand.',
  })
  phrase!: string;

  @Column('timestamptz')
  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  addedAt!: Date;
}
