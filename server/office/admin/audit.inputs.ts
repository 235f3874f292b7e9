import { Field, ID, InputType } from 'type-graphql';
import type { AuditedOperation, AuditSubjectType } from '../../core/audit.labels.ts';
import { DateScalar } from '../../core/graphql-types.ts';
import type { AuditFilterFields } from './audit.rules.ts';
import { AuditSubjectEnum } from './audit.types.ts';

const optional = { nullable: true } as const;

@InputType({ description: 'What narrows the audit log; everything left out means any.' })
export class AuditFilter implements AuditFilterFields {
  @Field(() => String, { ...optional, description: 'E-mail address of who did it.' })
  person?: string | null;

  @Field(() => String, { ...optional, description: 'Name of the operation, such as "verifyCompany".' })
  operation?: AuditedOperation | null;

  @Field(() => AuditSubjectEnum, { ...optional, description: 'What kind of thing was changed.' })
  subjectType?: AuditSubjectType | null;

  @Field(() => ID, { ...optional, description: 'The thing that was changed.' })
  subjectId?: string | null;

  @Field(() => DateScalar, { ...optional, description: 'On this day in India or later.' })
  from?: string | null;

  @Field(() => DateScalar, { ...optional, description: 'On this day in India or before.' })
  to?: string | null;
}
