import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('known_devices')
export class KnownDevice {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId!: string;

  @Column({ name: 'device_hash', type: 'bytea' })
  deviceHash!: Buffer;

  @Column({ type: 'text' })
  label!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz' })
  lastSeenAt!: Date;
}
