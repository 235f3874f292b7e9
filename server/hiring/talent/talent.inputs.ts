import { Field, InputType, Int } from 'type-graphql';
import { mostSearchedSkills, type TalentFilterValues } from './talent.rules.ts';

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
