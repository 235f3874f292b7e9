import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SettingName } from './settings.labels.ts';

/** What was changed; without a row the default holds. */
@Entity('settings')
export class Setting {
  @PrimaryColumn('text')
  name!: SettingName | 'consentVersion';

  @Column('jsonb')
  value!: unknown;

  @Column('timestamptz')
  updatedAt!: Date;
}
