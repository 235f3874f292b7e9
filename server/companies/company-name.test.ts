import * as z from 'zod/mini';
import { companyDomainSchema, companyName, companyNameKey } from './company.rules.ts';

describe('D-01 the key of a company name', () => {
  test.each([
    'kaveri steel',
    'KAVERI  STEEL',
    'Kaveri-Steel',
    'Kaveri, Steel.',
    'KaveriSteel',
    'Kaveri Steel™',
    'Kaveri\u200B Steel',
    'Kaveri\u00A0Steel',
    'Kavéri Stéel',
    'Kаvеri Stееl',
    'ΚАVERI STEEL',
    'Ｋａｖｅｒｉ Ｓｔｅｅｌ',
    '𝐊𝐚𝐯𝐞𝐫𝐢 𝐒𝐭𝐞𝐞𝐥',
    'Kaveri Stee1',
    'KaverI SteeI',
    'Kaveri Steel Pvt Ltd',
    'Kaveri Steel Pvt. Ltd.',
    'Kaveri Steel (P) Ltd',
    'Kaveri Steel Private Limited',
    'Kaveri Steel P.v.t. L.t.d.',
    'Kaveri Steel PvtLtd',
    'KaveriSteelPvtLtd',
    'Kaveri Steel LLP',
    'Kaveri Steel, Inc.',
    'Kaveri Steel Limited',
    'Kaveri Steel Ｌｔｄ',
    'Kaveri Steel Lтd',
    'KaveriSteelLtd',
    'KaveriSteelLLP',
    'ᴋᴀᴠᴇʀɪ ꜱᴛᴇᴇʟ',
    'ꓗꓮꓦꓰꓣꓲ ꓢꓔꓰꓰꓡ',
    'Ꮶaveri Steel',
    'Ƙaveri Steel',
    'KΛVERI STEEL',
    'Kaveriʼ Steel',
    'Kaveri\u20D2 Steel',
    'Kaveri Steeǀ',
    'Kaveri Stee|',
    'Ka\u034Fveri\u17B5 Steel',
    'Kaveri Ste\u{E0065}el',
    'Kaveri S𝚝eeӏ',
    'Kаverі Ꮪtееl',
    'Kaveri Տteel',
  ])('"%s" is Kaveri Steel', (name) => {
    expect(companyNameKey(name)).toBe(companyNameKey('Kaveri Steel'));
  });

  test.each([
    ['Kaveri Steel', 'Kaveri Steels'],
    ['Sharma & Co', 'Sharma or Co'],
    ['And Co', 'Co'],
    ['Acme Unlimited', 'Acme Un'],
    ['Acme Zinc', 'Acme Z'],
    ['कावेरी', 'कावेरा'],
    ['காவேரி', 'காவேரா'],
    ['Ltd', 'LLP'],
    ['!!!', '???'],
    ['Company 12', 'Company 13'],
  ])('"%s" is not "%s"', (one, other) => {
    expect(companyNameKey(one)).not.toBe(companyNameKey(other));
  });

  test.each([
    ['Sharma & Co', 'Sharma and Co'],
    ['Amazing Wipes', 'Arnazing VVipes'],
    ['Infosys', 'Iпfosys'],
    ['Tata Motors', 'Ⲧаtа Ⲙоtоrѕ'],
    ['Gupta Sons', 'ցսpta ѕօոs'],
    ['Unit 12', 'Unit १२'],
  ])('"%s" is "%s"', (one, other) => {
    expect(companyNameKey(one)).toBe(companyNameKey(other));
  });

  test('a name of nothing but signs or endings has one, too', () => {
    for (const name of ['!!!', '🙂', 'Pvt Ltd', 'PvtLtd', '-', '\u200B']) expect(companyNameKey(name)).not.toBe('');
  });
});

test('a name with a word of Latin and other letters is refused, one of words in several scripts is not', () => {
  const schema = companyName(z.string());
  for (const name of ['Kаveri Steel', 'Tata Mοtors', 'Ꮪteel', 'Infoѕys', 'Wiprօ', 'Googⳑe'])
    expect(schema.safeParse(name).error?.issues[0]?.message).toBe(
      'Please write each word of the name in one script: one has letters of two.',
    );
  for (const name of [
    'कावेरी Steel',
    'Kaveri कावेरी Pvt Ltd',
    'காவேரி Traders',
    'Ｋａｖｅｒｉ',
    'Café 24×7',
    'Яндекс India',
    'ABCकंपनी',
  ])
    expect([name, schema.safeParse(name).success]).toEqual([name, true]);
});

test("D-01 a mail domain is a company's own: no provider where anybody gets an address, nothing but a domain", () => {
  for (const [given, kept] of [
    ['example.in', 'example.in'],
    [' @Kaveri-Steel.CO.IN ', 'kaveri-steel.co.in'],
  ])
    expect(companyDomainSchema.parse(given)).toBe(kept);
  for (const domain of [
    'gmail.com',
    'GMAIL.com',
    'yahoo.co.in',
    'rediffmail.com',
    'in',
    '',
    'a b.in',
    'a@b.in',
    '.in',
    'x..in',
    '-a.in',
    `${'a'.repeat(64)}.in`,
  ]) {
    expect([domain, companyDomainSchema.safeParse(domain).success]).toEqual([domain, false]);
  }
});
