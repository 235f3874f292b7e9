import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A seeker has one for each company. */
@Entity('company_reviews')
export class StoredReview {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ name: 'company_id', type: 'uuid' })
  companyId!: string;

  @Column({ name: 'seeker_id', type: 'uuid' })
  seekerId!: string;

  @Column({ type: 'smallint' })
  rating!: number;

  @Column({ name: 'review_text', type: 'text' })
  text!: string;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
