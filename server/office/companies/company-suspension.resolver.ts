import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { CompanyRecord } from './company-admin.types.ts';
import type { RequestContext } from '../../core/context.ts';
import { liftSuspension, suspendCompany } from './company-suspension.service.ts';

const companyArg = { description: 'The company.' } as const;

@Resolver()
export class CompanySuspensionResolver {
  @Mutation(() => CompanyRecord, {
    description:
      'Takes all open jobs of a company down until the suspension is lifted, for ADMIN and SUPERADMIN; nobody posts ' +
      'for it meanwhile. Its recruiters read the reason.',
  })
  suspendCompany(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, companyArg) id: string,
    @Arg('reason', { description: 'Why; its recruiters and other admins read it.' }) reason: string,
  ): Promise<CompanyRecord> {
    return suspendCompany(context, { id, reason });
  }

  @Mutation(() => CompanyRecord, {
    description: 'Brings back exactly the jobs that the suspension took down, for ADMIN and SUPERADMIN.',
  })
  liftSuspension(@Ctx() context: RequestContext, @Arg('id', () => ID, companyArg) id: string): Promise<CompanyRecord> {
    return liftSuspension(context, { id });
  }
}
