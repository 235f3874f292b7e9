import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('known_devices')
export class KnownDevice {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  userId!: string;

  @Column('bytea')
  deviceHash!: Buffer;

  @Column('text')
  label!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  lastSeenAt!: Date;
}
