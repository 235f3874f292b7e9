import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When password or code were last entered; and sessions of admins end when they are not used. */
export class ExtendSessions1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions add column authenticated_at timestamptz;
      comment on column sessions.authenticated_at is 'Null: when the session was opened.';
      update sessions s set expires_at = least(s.expires_at, s.last_seen_at + interval '60 minutes')
        from users u where u.id = s.user_id and u.role in ('ADMIN', 'SUPERADMIN') and s.revoked_at is null;
      -- It held what browsers send of themselves; from now on a few words.
      update known_devices set label = '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table sessions drop column authenticated_at');
  }
}
