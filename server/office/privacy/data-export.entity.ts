import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeScalar, labelledEnum } from '../../core/graphql-types.ts';
import { exportHours } from '../../platform/files/file.rules.ts';
import { type DataExportState, dataExportStateLabels } from './privacy.labels.ts';

export const DataExportStateEnum = labelledEnum(
  'DataExportState',
  'How far an export of own data is.',
  dataExportStateLabels,
);

@ObjectType({ description: 'An archive (zip) of all that the portal knows of the signed-in person.' })
@Entity('data_exports')
export class DataExport {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Field(() => DateTimeScalar, { description: 'When it was asked for.' })
  @Column('timestamptz')
  requestedAt!: Date;

  /** Failed ones. */
  @Column('int')
  attempts!: number;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt!: Date | null;

  @Column('uuid', { nullable: true })
  fileId!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be downloaded; null until it is ready.',
  })
  get expiresAt(): Date | null {
    return this.readyAt && new Date(this.readyAt.getTime() + exportHours * 3_600_000);
  }

  stateAt(now: Date): DataExportState {
    if (this.failedAt) return 'FAILED';
    if (!this.expiresAt) return 'WAITING';
    return this.fileId && this.expiresAt > now ? 'READY' : 'EXPIRED';
  }
}
