import type { Caller } from './authorisation-calls.ts';

/** Admins of both kinds remove the same row, one after the other. */
export async function putBackRemoved({ server, world: { companies, living, people } }: Caller): Promise<void> {
  const { database } = server.services;
  await database.query(
    `insert into held_words (id, kind, phrase) values ($1, 'PAYMENT', 'a hamper') on conflict do nothing`,
    [living['held word']?.visitor],
  );
  await database.query(
    `insert into company_reviews (company_id, seeker_id, rating, reference) values ($1, $2, 3, $3)
     on conflict do nothing`,
    [companies.A, people['seeker A'].id, living.review?.['seeker A']],
  );
}

/** The same with what they publish or delete. */
export async function putBackContent({ server, world: { living } }: Caller): Promise<object> {
  const { database } = server.services;
  await database.query(
    `insert into announcements (id, title, description, published_at, withdrawn_at)
     values ($1, 'News', 'Something happened.', now(), now())
     on conflict (id) do update set withdrawn_at = now() where announcements.withdrawn_at is null`,
    [living.announcement?.visitor],
  );
  await database.query(
    `insert into faqs (id, position, question, answer) values ($1, 1, 'Why?', 'So.') on conflict (id) do nothing`,
    [living.question?.visitor],
  );
  return {};
}

/** The same with the company that they merge. */
export async function doubledCompany({ server, world: { companies, living } }: Caller): Promise<object> {
  const { database } = server.services;
  const id = living['doubled company']?.visitor;
  await database.query('delete from merged_companies where id = $1', [id]);
  await database.query(
    `insert into companies (id, name, name_key) values ($1::uuid, $1::text, $1::text) on conflict (id) do nothing`,
    [id],
  );
  return { intoId: companies.A, reason: 'They are one.' };
}

/** The permanently failed mail is waiting, for longer than a minute. */
async function letMailWait({ server, world: { living } }: Caller): Promise<void> {
  const { database, clock } = server.services;
  await database.query(
    `update outbox set delivered_at = null, outcome = null, attempts = 1,
       next_attempt_at = $2::timestamptz + interval '1 day' where id = $1`,
    [living.mail?.visitor, clock.now()],
  );
}

/** Sets up what an operation needs to succeed and what must not hold where it is refused. */
export const preparations: Record<string, ((caller: Caller) => Promise<void>) | undefined> = {
  'Mutation.sendMailNow': letMailWait,
};
