import type { MigrationInterface, QueryRunner } from 'typeorm';

/** English, Hindi and Hindi in Latin letters; `…` stands for up to three words (decision 0081). */
const phrases = {
  PAYMENT: `
    fee, fees, registration charge, registration charges, registration amount, registration payment,
    joining charges, joining amount, training charges, training amount, processing charge, processing charges,
    documentation charges, verification charges, form charges, file charges, id card charges, kit charges,
    uniform charges, medical charges, deposit, security money, security amount, caution money, token amount,
    token money, booking amount, advance payment, upfront payment, starter kit, jamanat, paise, paisa, rakam,
    shulk, registration ke, शुल्क, फीस, फ़ीस, पैसे, पैसा, रकम, जमानत, डिपॉजिट, डिपाजिट, सिक्योरिटी मनी,
    रजिस्ट्रेशन चार्ज, placement charge, placement charges, consultancy charges, need to pay, needs to pay,
    have to pay, has to pay, must pay, should pay, pay rs, payment of rs, deposit rs, send rs, transfer rs,
    refundable amount, rs … dene, rs … jama, rupaye … dene, rupaye jama, rupees jama, rupees dene, rs … जमा,
    रुपये जमा, रुपये भेजें, रुपये देने, रुपए जमा, रुपए देने, required to pay, visa charges, kindly transfer,
    transfer … to our, rs … bhejne, rupaye … bhejne, rupees … bhejne`,
  DEMAND: `
    pay, paid, payable, paying, transfer, send, submit, deposited, required, compulsory, mandatory, must,
    refundable, refunded, returned, upi, google pay, gpay, phonepe, paytm, charged, applicable,
    at the time of joining, before joining, before interview, before the interview, jama, bharna, bharni, bhare,
    bharen, bhejna, bhejen, bhejein, bhejo, dena, deni, dene, lagega, lagegi, lagenge, wapas, जमा, भुगतान, देना,
    देनी, देने, भेजें, भेजे, भेजना, भरना, भरनी, भरें, लगेगा, लगेगी, लगेंगे, अनिवार्य, वापस, ट्रांसफर, received,
    bhejne, advance`,
  HARMLESS: `
    no … fee, no … fees, no … charge, no … charges, no … deposit, no … payment, no … money, without … fee,
    without … fees, without … deposit, without … payment, zero … fee, zero … fees, zero … deposit, never … ask,
    never … asks, never … charge, never … charges, never … collect, never … pay, never … take, not … ask,
    not … charge, not … charged, not … collect, not … take, not … pay, not … required, not … deposit, nobody … pay,
    nobody … ask, don t … pay, free of cost, free of charge, paid by the company, paid by company, paid by us,
    paid by the employer, company pays, company will pay, company bears, we pay, we bear, we reimburse, reimbursed,
    report, fee structure, fees structure, fee collection, fees collection, fee receipts, fee counter,
    collect … fees, collect … fee, student, students, parents, school fees, tuition fees, clients, client,
    customers, customer, patients, patient, tenants, guests, vendors, exam fees, court fee, court fees,
    licence fee, license fee, professional fees, cash deposit, deposit cash, deposit the cash, deposit … bank,
    bank deposit, fixed deposit, fixed deposits, recurring deposit, term deposit, deposit schemes,
    deposit mobilisation, deposit accounts, nahi … lete, nahi lete, nahi liya, nahi li, nahi lagega, nahi lagegi,
    nahi mangte, nahi dena, nahi deni, nahi dene, koi … nahi, fees nahi, paise nahi, paise na, paisa na,
    bina … fees, bina … paise, muft, नहीं लिया, नहीं लिए, नहीं ली, नहीं लेते, नहीं लेती, नहीं लगेगा, नहीं लगेगी,
    नहीं मांग, नहीं मांगते, नहीं मांगती, नहीं देना, नहीं देनी, नहीं देने, न दें, ना दें, मत दें, बिना … शुल्क,
    बिना … फीस, बिना … पैसे, निःशुल्क, निशुल्क, मुफ्त, छात्रों, बच्चों, ग्राहकों, मरीजों, fee … per, fees … per,
    vendor, statutory, filing fees, parking fees, toll, paid by office, paid by the office, paid by employer,
    borne by the company, borne by company, borne by us, borne by the employer, hostel fee, hostel fees, mess fee,
    बैंक, fee concession, tickets, not … give, never … give, शुल्क नहीं, फीस नहीं, पैसे नहीं, पैसा नहीं,
    pay … attention, overtime, bonus, paise … milenge, paisa … milega, pay us, companies pay,
    processing fees … interest, investors, suppliers, the pay, exam, exams, paid on passing, courses, we offer,
    permit fees, half of the fee`,
};

/**
 * A job whose text is held for review is closed to everything that asks for open jobs, and nothing opens it but an
 * admin or another text.
 */
export class HoldJobs1764700201000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table held_words (
        id uuid primary key default new_id(),
        kind text not null constraint held_words_kind_known check (kind in ('PAYMENT', 'DEMAND', 'HARMLESS')),
        phrase text not null constraint held_words_phrase_length check (char_length(phrase) between 2 and 60),
        added_at timestamptz not null default now(),
        constraint held_words_key unique (kind, phrase)
      );
      alter table jobs
        add column held_at timestamptz,
        add column held_reason text,
        add column held_passage text,
        add column is_text_released boolean not null default false,
        add constraint jobs_held_is_closed check (held_at is null or status = 'INACTIVE') not valid,
        add constraint jobs_held_says_why check (
          held_at is not null and held_reason in ('FEES', 'WHATSAPP_ONLY', 'FREE_MAIL')
            and held_passage is not null and char_length(held_passage) <= 300
          or held_at is null and held_reason is null and held_passage is null) not valid;
    `);
    // The same rows on every portal, so that one migrated after a restore equals one migrated before.
    for (const [kind, list] of Object.entries(phrases))
      await runner.query(
        `insert into held_words (id, kind, phrase, added_at)
         select md5($1 || phrase)::uuid, $1, phrase, '2026-11-25T00:00:00Z' from unnest($2::text[]) phrase`,
        [kind, list.split(',').map((phrase) => phrase.trim())],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs drop constraint jobs_held_is_closed, drop constraint jobs_held_says_why;
      alter table jobs
        drop column held_at, drop column held_reason, drop column held_passage, drop column is_text_released;
      drop table held_words;
    `);
  }
}
