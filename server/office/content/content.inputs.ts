import { Field, InputType } from 'type-graphql';
import type { AnnouncementValues, FaqValues } from './content-admin.rules.ts';

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
