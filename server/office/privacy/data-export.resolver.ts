import { Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { IdempotencyKey } from '../../core/idempotency-key.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { DataExport, DataExportStateEnum } from './data-export.entity.ts';
import type { DataExportState } from './data-export.labels.ts';
import { fileOfExport, readMyDataExport, requestDataExport } from './data-export.service.ts';

@Resolver(() => DataExport)
export class DataExportResolver {
  @Query(() => DataExport, { nullable: true, description: 'The latest export of own data that was asked for.' })
  myDataExport(@Ctx() context: RequestContext): Promise<DataExport | null> {
    return readMyDataExport(context, {});
  }

  @Mutation(() => DataExport, {
    description:
      'Asks for an archive of all that the portal knows of the signed-in person; one at a time, three a day. ' +
      'They are notified when it is ready.',
  })
  requestDataExport(
    @Ctx() context: RequestContext,
    @IdempotencyKey() idempotencyKey: string | null,
  ): Promise<DataExport> {
    return requestDataExport(context, {}, idempotencyKey);
  }

  @FieldResolver(() => DataExportStateEnum, { description: 'How far it is.' })
  state(@Root() asked: DataExport, @Ctx() { services }: RequestContext): DataExportState {
    return asked.stateAt(services.clock.now());
  }

  @FieldResolver(() => StoredFile, {
    nullable: true,
    description: 'The archive, for 24 hours; only its person opens it, with a login.',
  })
  file(@Root() asked: DataExport, @Ctx() context: RequestContext): Promise<StoredFile | null> {
    return fileOfExport(context, asked);
  }
}
