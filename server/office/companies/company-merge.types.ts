import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'What would become of a company that is merged into another one.' })
export class CompanyMerge {
  @Field(() => ID, { description: 'The company that would go.' })
  id!: string;

  @Field(() => ID, { description: 'The company that would stay.' })
  intoId!: string;

  @Field({ description: 'The name of the company that would go; it leads to the other one from then on.' })
  goneName!: string;

  @Field({ description: 'The name of the company that would stay.' })
  name!: string;

  @Field({ description: 'Whether the company that would go has the tick.' })
  wasVerified!: boolean;

  @Field({ description: 'Whether the company that would stay has the tick: so has the result.' })
  isVerified!: boolean;

  @Field(() => Int, { description: 'How many recruiters would move.' })
  members!: number;

  @Field(() => Int, { description: 'How many mail domains would move.' })
  domains!: number;

  @Field(() => Int, { description: 'How many waiting requests to join would move.' })
  requests!: number;

  @Field(() => Int, { description: 'How many jobs would move, closed ones too.' })
  jobs!: number;

  @Field(() => Int, { description: 'How many of these are open.' })
  openJobs!: number;

  @Field(() => Int, { description: 'How many applications these got.' })
  applications!: number;

  @Field(() => Int, { description: 'How many reviews the company that would go has.' })
  reviews!: number;

  @Field(() => Int, { description: 'How many seekers reviewed both: the older review of each would be deleted.' })
  doubledReviews!: number;
}
