import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../core/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'A private note of the recruiter on an application.' })
export class ApplicationNote {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  applicationId!: string;

  @Field(() => String, { description: 'What was noted.' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When.' })
  createdAt!: Date;
}
