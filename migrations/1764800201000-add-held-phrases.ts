import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Found with another set of postings (decision 0102). */
const added = {
  PAYMENT: `
    rs security, rs as security, rs as a security, rs for security, rs for registration, rs registration,
    rs for verification, rs for joining, rs for gate pass, rs for the gate pass, rs for form, rs for kit,
    rs for safety shoes, rs for helmet, rs for documents, bring rs, carry rs, rs to be deposited, advance rent,
    paid by you, paid by candidate, paid by the candidate, paid by candidates, borne by you, need to purchase,
    purchase … from us, buy … from us, rs … lagte, rs … lagta, rs … lagti, rs … पेटीएम, rs … फोनपे, rs … ट्रांसफर,
    pay for, token of rs, rs … registration, register … rs, registration … rs, rs deke, rs dekar, rs … kat jayenge,
    training ke rs, kit ke rs, uniform ke rs, id card ke rs, form ke rs, file ke rs, gate pass ke rs,
    payment screenshot, rs … screenshot, gpay rs, gpay … rs, phonepe rs, phonepe … rs, paytm rs, paytm … rs`,
  DEMAND: `
    lagte, lagta, lagti, पेटीएम, फोनपे`,
  HARMLESS: `
    membership fee, membership fees, subscription fee, course fee, course fees, admission fees, college fees,
    legal fees, audit fees, opd fees, deposit collection, collection deposit, fee engine, fee module,
    payment products, deposit daily, deposit … collection, जमा करने का काम, … जमा करने का काम, … jama karne ka kaam,
    installation charges, repair charges, labour charges, bank charges`,
};
/** "We take Rs 1,000 as caution deposit." */
const taken = { HARMLESS: 'take … deposit, take … deposits, take … charges, take … fee, take … fees' };
const rowsOf = (lists: Record<string, string>) =>
  Object.entries(lists).map(
    ([kind, phrases]) => [kind, phrases.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))] as const,
  );

export class AddHeldPhrases1764800201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await insert(runner, added);
    await remove(runner, taken);
  }

  async down(runner: QueryRunner): Promise<void> {
    await insert(runner, taken);
    await remove(runner, added);
  }
}

async function insert(runner: QueryRunner, lists: Record<string, string>): Promise<void> {
  for (const [kind, phrases] of rowsOf(lists))
    await runner.query(
      `insert into held_words (id, kind, phrase, added_at)
       select md5($1 || phrase)::uuid, $1, phrase, '2026-11-25T00:00:00Z' from unnest($2::text[]) phrase
       on conflict do nothing`,
      [kind, phrases],
    );
}

/** Only what came with the portal. */
async function remove(runner: QueryRunner, lists: Record<string, string>): Promise<void> {
  for (const [kind, phrases] of rowsOf(lists))
    await runner.query(
      'delete from held_words where kind = $1 and phrase = any($2::text[]) and id = md5($1 || phrase)::uuid',
      [kind, phrases],
    );
}
