import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { mergeCompanies, previewMerge } from './company-merge.service.ts';
import { CompanyMerge } from './company-merge.types.ts';
import { CompanyRecord } from './company-admin.types.ts';

const goneArg = { description: 'The company that goes.' } as const;
const keptArg = { description: 'The company that stays.' } as const;

@Resolver()
export class CompanyMergeResolver {
  @Query(() => CompanyMerge, {
    nullable: true,
    description:
      'What would become of a company that is merged into another one, for ADMIN and SUPERADMIN. CONFLICT while one ' +
      'of them is suspended.',
  })
  companyMerge(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, goneArg) id: string,
    @Arg('intoId', () => ID, keptArg) intoId: string,
  ): Promise<CompanyMerge> {
    return previewMerge(context, { id, intoId });
  }

  @Mutation(() => CompanyRecord, {
    description:
      'Makes all that is of one company another one’s, which it answers, for ADMIN and SUPERADMIN. It cannot be ' +
      'taken back. The recruiters of both read the reason. CONFLICT while one of them is suspended.',
  })
  mergeCompanies(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, goneArg) id: string,
    @Arg('intoId', () => ID, keptArg) intoId: string,
    @Arg('reason', { description: 'Why; recruiters of both companies and other admins read it.' }) reason: string,
  ): Promise<CompanyRecord> {
    return mergeCompanies(context, { id, intoId, reason });
  }
}
