import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { exportPurpose, FilePurpose } from './file.rules.ts';

/** Its content lies in the file storage under `storageKey`. */
@ObjectType('File', {
  description:
    'A stored file: a resume, an attachment of a job, or an export of own data. Its content is served at `url` ' +
    'to those allowed.',
})
@Entity('files')
export class StoredFile {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** Null until the sign-up that named it is verified. */
  @Column('uuid', { nullable: true })
  ownerId!: string | null;

  @Column('text')
  purpose!: FilePurpose | typeof exportPurpose;

  @Field({ description: 'File name as it was uploaded.' })
  @Column('text')
  name!: string;

  @Field({ name: 'type', description: 'Media type, detected from the content.' })
  @Column('text')
  mediaType!: string;

  @Field(() => Int, { description: 'Size in bytes.' })
  @Column('int')
  size!: number;

  @Column('bytea')
  sha256!: Buffer;

  @Column('text')
  storageKey!: string;

  /** Keyed hash of the network that it was uploaded from; null for the server's own. */
  @Column('bytea', { nullable: true, select: false })
  network!: Buffer | null;

  /** Null while nothing refers to it, or refers to it any more; such a file is removed after a while. */
  @Column('timestamptz', { nullable: true })
  claimedAt!: Date | null;

  @Column('timestamptz')
  createdAt!: Date;

  @Field({ description: 'Where the content is served; add `?inline=1` to see a PDF or an image in the page.' })
  get url(): string {
    return `/files/${this.id}`;
  }
}
