import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A seeker has one for each company. */
@Entity('company_reviews')
export class StoredReview {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  companyId!: string;

  @Column('uuid')
  seekerId!: string;

  @Column('smallint')
  rating!: number;

  @Column({ name: 'review_text', type: 'text' })
  text!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
