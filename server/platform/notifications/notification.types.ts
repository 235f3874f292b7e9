import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A notification that is not there any more.' })
export class RemovedNotification {
  @Field(() => ID, { description: 'The id that it had.' })
  id!: string;
}
