import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SettingName } from './settings.labels.ts';

/** A changed setting; without a row the default applies. */
@Entity('settings')
export class Setting {
  @PrimaryColumn('text')
  name!: SettingName | 'consentVersion';

  @Column('jsonb')
  value!: unknown;

  @Column('timestamptz')
  updatedAt!: Date;
}
