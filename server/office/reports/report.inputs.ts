import { Field, InputType } from 'type-graphql';
import type { ReportReason } from './report.labels.ts';
import type { ReportFields } from './report.rules.ts';
import { ReportReasonEnum } from './report.types.ts';

@InputType({ description: 'What is wrong.' })
export class ReportInput implements ReportFields {
  @Field(() => ReportReasonEnum, { description: 'What is wrong.' })
  reason!: ReportReason;

  @Field({ defaultValue: '', description: 'In words, up to 1000 characters; needed for OTHER.' })
  text!: string;
}
