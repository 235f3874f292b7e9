import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type JoinRequest, JoinRequestPage } from '../../companies/membership.types.ts';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { type Page, pageArg, pageSizeArg } from '../../core/page.ts';
import type { CompanyState } from './company-admin.labels.ts';
import {
  confirmCompanyDomain,
  decideAnyJoinRequest,
  listAllJoinRequests,
  listCompanies,
  readCompany,
  removeCompanyDomain,
  removeCompanyMember,
  verifyCompany,
} from './company-admin.service.ts';
import { CompanyRecord, CompanyRecordPage, CompanyStateEnum } from './company-admin.types.ts';
import { mergeCompanies, previewMerge } from './company-merge.service.ts';
import { CompanyMerge } from './company-merge.types.ts';
import { liftSuspension, suspendCompany } from './company-suspension.service.ts';

const companyArg = { description: 'The company.' } as const;
const goneArg = { description: 'The company that goes.' } as const;
const keptArg = { description: 'The company that stays.' } as const;

@Resolver()
export class CompanyAdminResolver {
  @Query(() => CompanyRecordPage, {
    description: 'Companies by name, with members, mail domains and waiting requests, for ADMIN and SUPERADMIN.',
  })
  adminCompanies(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of the name, or of a mail domain; of these the first 200.',
    })
    search: string | null,
    @Arg('state', () => CompanyStateEnum, { nullable: true, description: 'How they stand; all if left out.' })
    state: CompanyState | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(10)) pageSize: number | null,
    @Arg('after', () => String, { nullable: true, description: 'Reads on after this `endCursor`, instead of `page`.' })
    after: string | null,
  ): Promise<Page<CompanyRecord>> {
    return listCompanies(context, { search, state, page, pageSize, after });
  }

  @Query(() => CompanyRecord, { nullable: true, description: 'One company, for ADMIN and SUPERADMIN.' })
  adminCompany(@Ctx() context: RequestContext, @Arg('id', () => ID, companyArg) id: string): Promise<CompanyRecord> {
    return readCompany(context, { id });
  }

  @Query(() => JoinRequestPage, {
    description: 'Recruiters who ask to join a company, who has waited longest first, for ADMIN and SUPERADMIN.',
  })
  adminJoinRequests(
    @Ctx() context: RequestContext,
    @Arg('companyId', () => ID, { nullable: true, description: 'One company; all if left out.' }) companyId:
      | string
      | null,
    @Arg('page', () => Int, pageArg) page: number | null,
    @Arg('pageSize', () => Int, pageSizeArg(10)) pageSize: number | null,
  ): Promise<Page<JoinRequest>> {
    return listAllJoinRequests(context, { companyId, page, pageSize });
  }

  @Mutation(() => Boolean, {
    description:
      'Lets somebody into the company that they asked, or does not, for ADMIN and SUPERADMIN; ' +
      'answers whether they are in.',
  })
  adminAnswerJoinRequest(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The request.' }) id: string,
    @Arg('isAccepted', { description: 'Whether the recruiter is let in.' }) isAccepted: boolean,
  ): Promise<boolean> {
    return decideAnyJoinRequest(context, { id, isAccepted });
  }

  @Mutation(() => CompanyRecord, {
    description:
      'Gives a company its tick, which all jobs of its members then show, or takes it away, for ADMIN and SUPERADMIN.',
  })
  verifyCompany(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, companyArg) id: string,
    @Arg('isVerified', { defaultValue: true, description: 'Whether it is what it says.' }) isVerified: boolean,
  ): Promise<CompanyRecord> {
    return verifyCompany(context, { id, isVerified });
  }

  @Mutation(() => CompanyRecord, {
    description:
      'Lets recruiters with a confirmed address of this domain into the company at once, for ADMIN and SUPERADMIN. ' +
      "CONFLICT if it is another company's.",
  })
  confirmCompanyDomain(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, companyArg) id: string,
    @Arg('domain', { description: 'Such as "example.in".' }) domain: string,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<CompanyRecord> {
    return confirmCompanyDomain(context, { id, domain }, idempotencyKey);
  }

  @Mutation(() => CompanyRecord, {
    description: 'The domain lets nobody in any more, for ADMIN and SUPERADMIN; who was let in stays.',
  })
  removeCompanyDomain(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, companyArg) id: string,
    @Arg('domain', { description: 'Such as "example.in".' }) domain: string,
  ): Promise<CompanyRecord> {
    return removeCompanyDomain(context, { id, domain });
  }

  @Mutation(() => CompanyRecord, {
    description:
      'Takes somebody out of a company, for ADMIN and SUPERADMIN; their jobs show neither tick nor rating any more.',
  })
  removeCompanyMember(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: 'The membership.' }) id: string,
  ): Promise<CompanyRecord> {
    return removeCompanyMember(context, { id });
  }

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
