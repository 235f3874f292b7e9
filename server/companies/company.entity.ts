import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Its name is compared without case. */
@Entity('companies')
@ObjectType({ simpleResolvers: true, description: 'A company that hires.' })
export class Company {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Column('citext')
  @Field({ description: 'Name of the company.' })
  name!: string;

  /** What makes the name its own (`companyNameKey`). */
  @Column({ name: 'name_key', type: 'text', select: false })
  key!: string;

  @Column({ name: 'created_by_id', type: 'uuid', nullable: true, select: false })
  founderId!: string | null;

  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  /** None of its jobs is open meanwhile (decision 0101). */
  @Column('timestamptz', { nullable: true, select: false })
  suspendedAt!: Date | null;

  @Column('text', { nullable: true, select: false })
  suspensionReason!: string | null;

  /** Sum of all ratings; maintained by the database together with `reviewCount`. */
  @Column({ type: 'int', insert: false, update: false })
  ratingTotal!: number;

  @Column({ type: 'int', insert: false, update: false })
  @Field(() => Int, { description: 'How many seekers have reviewed the company.' })
  reviewCount!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean of the reviews, 1 to 5 with one decimal (OP-018); null while there is none.',
  })
  get rating(): number | null {
    return this.reviewCount > 0 ? Math.round((this.ratingTotal / this.reviewCount) * 10) / 10 : null;
  }

  @Field({ description: 'Whether Kaamyab has checked that the company is what it says.' })
  get verified(): boolean {
    return this.verifiedAt !== null;
  }
}
