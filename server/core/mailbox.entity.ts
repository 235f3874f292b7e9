import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('mailbox_messages')
export class MailboxMessage {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('text', { select: false })
  messageId!: string;

  @Column({ name: 'recipient', type: 'text' })
  to!: string;

  @Column('text')
  subject!: string;

  @Column({ name: 'body_text', type: 'text' })
  text!: string;

  @Column({ name: 'body_html', type: 'text' })
  html!: string;

  @Column('jsonb')
  attachments!: { name: string; type: string; content: string }[];

  @Column({ name: 'received_at', type: 'timestamptz', default: () => 'now()' })
  date!: Date;
}
