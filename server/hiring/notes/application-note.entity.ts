import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar } from '../../core/graphql-types.ts';

@ObjectType({ simpleResolvers: true, description: 'A private note of the recruiter on an application.' })
@Entity('application_notes')
export class ApplicationNote {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  applicationId!: string;

  @Column('uuid')
  authorId!: string;

  @Field({ description: 'What was noted.' })
  @Column('text', { name: 'note_text' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  @Column('timestamptz')
  createdAt!: Date;
}
