import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../core/graphql-types.ts';

@ObjectType({ simpleResolvers: true, description: 'How many came in one stretch of days.' })
class CountOfDays {
  @Field(() => DateScalar, { description: 'First day.' })
  from!: string;

  @Field(() => DateScalar, { description: 'Last day.' })
  to!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Those of a period that are of one kind.' })
class TrendPart {
  @Field({ description: 'The kind in words.' })
  text!: string;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many came in a period.' })
export class PortalTrend {
  @Field(() => Int, { description: 'All of the period.' })
  total!: number;

  @Field(() => Int, { description: 'Those of as many days before it.' })
  totalBefore!: number;

  @Field(() => [CountOfDays], { description: 'By days, weeks or months, oldest first.' })
  columns!: CountOfDays[];

  @Field(() => [TrendPart], { description: 'What they are now, kinds without any left out.' })
  parts!: TrendPart[];
}

@ObjectType({ simpleResolvers: true, description: 'How the portal grew in a period.' })
export class PortalTrends {
  @Field(() => PortalTrend, { description: 'Verified accounts of job seekers and recruiters, by role.' })
  signups!: PortalTrend;

  @Field(() => PortalTrend, { description: 'Jobs that were posted, deleted ones left out, by how they stand.' })
  jobs!: PortalTrend;

  @Field(() => PortalTrend, { description: 'Applications that were sent, by status.' })
  applications!: PortalTrend;
}
