import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two more kinds: what asks for money only with an amount beside it, and what people are paid (decision 0102). */
const added = {
  PRICED: `
    kit, kits, id, icard, form, registration, verification, training, uniform, dress, gate pass, entry pass, laptop,
    tablet, sim, id card, sim card, activation, software, software activation, joining letter, joining kit,
    offer letter, call letter, appointment letter, employee code, medical test, medical check, medical ka,
    medical ke, medical ki, police verification, background check, document, document processing, document ka,
    document ke, documents ke, file charge, file ka, file ke, interview slot, slot booking, interview pass,
    hall ticket, stamp, bond paper, noc, visa, material, material box, starter pack, joining pack, locker, bag,
    t shirt, shoes, badge, agent ka, agent ke, agent ko, consultancy, biodata, prospectus, booklet, certificate,
    franchise, one time, prepaid, prepaid task, wallet, top up, recharge, token, insurance, seat, portal id,
    security, caution, non refundable, refundable, kharcha, send, transfer, scan, qr, qr code, paytm, phonepe,
    google pay, gpay, upi, to be given, you give, candidate side, from candidate, from candidates, aapko dena,
    candidate bears, candidates bear, applicants bear, cash on joining, bhejo, bhejna, bhejne, bheje, bhejen,
    bhejein, bhejiye, bhej do, bhar do, bharna, bharne, bharni, bharo, bhare, bharen, bharein, bhariye, bhijwa do,
    membership, helmet, safety shoes, daalo, dalo, daliye, dena, dene, deni, dijiye, jama, lagenge, lagega, lagegi,
    lagta, lagte, lagti, chukana, courier boy, dress money, welcome kit, pen drive, get the work, get your work,
    name goes, get your offer, शुल्क, फॉर्म, किट, आईडी, आईडी कार्ड, वर्दी, यूनिफॉर्म, गणवेश, गेट पास, रजिस्ट्रेशन,
    पंजीकरण, नोंदणी, प्रशिक्षण, ट्रेनिंग, रिचार्ज, पेटीएम, फोनपे, गूगल पे, यूपीआई, जमा, भेजें, भेजो, भेजे, भेजना,
    भेजिए, देने, देना, देनी, लगेंगे, लगेगा, लगेगी, भरने, भरना, भरनी, भरें, भरो, डालें, डालो, भरावे, भरावी, भरावा,
    पाठवा, द्यावे, द्यावी, लागतील, लागेल, दस्तावेज, कूरियर, टोकन, செலுத்த, அனுப்ப, கட்ட வேண்டும், பதிவு, கிட், ஐடி,
    படிவ, சீருடை, பயிற்சி, கார்டு, கொடுக்க வேண்டும், చెల్లించ, పంపండి, పంపాలి, కట్టాలి, కిట్, ఫారం, యూనిఫాం, ఐడి,
    శిక్షణ, ట్రైనింగ్, రిజిస్ట్రేషన్, జమ చేయ, ఇవ్వాలి, জমা, পাঠান, পাঠাতে, দিতে হবে, লাগবে, ফর্ম, রেজিস্ট্রেশন, কিট,
    ইউনিফর্ম, আইডি, প্রশিক্ষণ, কার্ড, ભરવી, ભરવા, ભરવાની, ભરો, મોકલો, જમા, આપવા, ફોર્મ, કિટ, યુનિફોર્મ, આઈડી,
    રજીસ્ટ્રેશન, તાલીમ, ಪಾವತಿಸ, ಕಳುಹಿಸ, ಕಟ್ಟಬೇಕು, ನೋಂದಣಿ, ಕಿಟ್, ಸಮವಸ್ತ್ರ, ತರಬೇತಿ, അടയ്ക്ക, അയക്ക, രജിസ്ട്രേഷൻ,
    കിറ്റ്, പരിശീലന, every selected, selected person, selected people, selected candidates, person gives,
    aapse, aap se, from you, from each candidate, liya jayega, li jayegi, liye jayenge, lelo, le lo, lekar aana,
    lekar aaye, saath laye, saath lana, parchi, code, setup, apron, cap, belt, safety gear, tool box, postal order,
    demand draft, hold of, hostel ka, pehle, agent, job lagwa, naukri pakki, open tasks, unlocks, agreement,
    screenshot, pay rs, lagao, अर्ज, आवेदन, ऑनलाइन, rs do, rs de, give rs, bring rs, by you, yours, you keep,
    leke aao, lekar aao, le aao, laana, naukri ke liye, job ke liye, letter, entry, naukri, get in, de dena,
    de do, dedo, parcel, emigration, grooming, rs दें, rs दो, दीजिए, दे दो, द्या, साथ लाएं, साथ लाना, लाएं,
    लाने, लगते, लगता, छुडाना, छुड़ाना, खरीदना, नौकरी के लिए, जॉइनिंग, लेटर, नोकरी, काम सुरू, கொடுங்கள், கொடுக்க,
    தரவும், வாங்க வேண்டும், கட்டி, ఇవ్వండి, కట్టి, చేయండి, కొనాలి, తీసుకోండి, দিন, দেন, কিনতে, আনতে, আনুন, આપો,
    આપવાના, લાવો, ખરીદવી, ಕೊಡಿ, ಕೊಡಬೇಕು, ತನ್ನಿ, കൊടുക്കണം, നൽകണം, അയയ്ക്കുക, ਦਿਓ, ਲਿਆਓ, ଦିଅନ୍ତୁ, دیں, पहले, पहिले,
    आधी, एजेंट, देकर, प्लान, लगाने, सामान, आपको, लेकर आएं, लेकर आना, सीट, पर्ची, कार्ड, முதலில், முன்பு, సెక్యూరిటీ,
    ముందుగా, చేయాలి, দাম, আগে, বাবদ, કરો, પહેલા, ಮೊದಲು, ಮುಂಚೆ, ആദ്യം, ਪਹਿਲਾਂ, ਭੇਜੋ, ਜਮ੍ਹਾ, ਦੇਣੇ, ਫਾਰਮ, ਕਿੱਟ, ਵਰਦੀ,
    ਭਰਨੇ, ପଠାନ୍ତୁ, ଜମା, ଦେବାକୁ`,
  INCOME: `
    salary …, rs salary, sal …, stipend …, rs stipend, incentive …, incentives …, rs incentive, bonus …, rs bonus,
    allowance …, rs allowance, ctc …, rs ctc, wage …, wages …, rs wages, payout …, rs payout, earn …, earning …,
    earnings …, income …, rs income, kamao …, kamaye …, kamai …, vetan …, pagar …, tankha …, tankhwah …, fixed …,
    rs fixed, rs in hand, in hand …, rs net, rs gross, basic …, pension …, gratuity …, reimburse …, reimbursement …,
    … milega, … milegi, … milenge, … milte, … milta, … kama sakte, … kamaye, roz …, har mahine …, mahine …, rs roz,
    rs mahina, rs mahine, rs monthly, rs daily, rs weekly, rs per, rs a month, after training …, during training …,
    rs rozana, rozana …, dihadi …, rs dihadi, tip …, tips …, limit of …, limits of …, har …, हर …, rs दिहाडी,
    दिहाडी …, rs मजदूरी, मजदूरी …, rs मजुरी, मजुरी …, दररोज …, … मिलते, … मिलता, … मिलती, rs கூலி, கூலி …, தினமும் …,
    రోజుకు …, કૂલી …, દરરોજ …, દૈનિક …, rs મજૂરી, প্রতিদিন …, দৈনিক …, rs more, extra …, rs extra, rs tips, refer …,
    wages …, rs a piece, rs paid extra, rs paid by, … diye jayenge, … diya jayega, … degi, … dega, … denge,
    … dete hain, … dete hai, … दिए जाएंगे, … दिया जाएगा, … देगी, … देंगे, … देते हैं, … வழங்கப்படும், … தரப்படும்,
    … கிடைக்கும், … ఇస్తాము, … ఇస్తాం, … ఇవ్వబడుతుంది, … దొరుకుతుంది, … দেওয়া হবে, … পাবেন, … মিলবে, … મળશે,
    … આપીશું, … ನೀಡಲಾಗುತ್ತದೆ, … ಸಿಗುತ್ತದೆ, … ലഭിക്കും, … നൽകും, … ਮਿਲਣਗੇ, … ମିଳିବ, … दिले जातील, phone recharge …,
    mobile recharge …, recharge allowance …, to your account, joining bonus …, company degi …, petrol …,
    conveyance …, stock …, we sponsor, sponsor …, pocket money …, rs pocket money, we pay …, we give …, you get …,
    you earn …, you receive …, get paid …, we refund …, refund of rs, worth rs free, turnover …, revenue …, target …,
    targets …, sales of …, tally …, cash up to …, cover of …, cover up to …, वेतन …, सैलरी …, पगार …, तनख्वाह …,
    मानदेय …, rs वेतन, rs मासिक, rs महीना, rs प्रतिदिन, rs रोज, … मिलेंगे, … मिलेगा, … मिलेगी, … मिळतील, … मिळेल,
    महीने …, रोज …, प्रति माह …, दरमहा …, महिना …, சம்பளம் …, ஊதியம் …, மாதம் …, rs சம்பளம், జీతం …, వేతనం …,
    నెలకు …, rs జీతం, বেতন …, মাইনে …, মাসে …, rs বেতন, પગાર …, rs પગાર, ಸಂಬಳ …, ವೇತನ …, rs ಸಂಬಳ, ശമ്പളം …,
    rs ശമ്പളം, ਤਨਖਾਹ …, rs ਤਨਖਾਹ, ଦରମା …`,
  PAYMENT: `
    கட்டணம், டெபாசிட், முன்பணம், பணம், ఫీజు, రుసుము, డిపాజిట్, డబ్బు, ফি, ফী, ডিপোজিট, জামানত, অগ্রিম, ફી, ડિપોઝિટ,
    પૈસા, ಶುಲ್ಕ, ಠೇವಣಿ, ಹಣ, ഫീസ്, ഡെപ്പോസിറ്റ്, ਫੀਸ, ਪੈਸੇ, ଫି, فیس, of your salary as, salary as consultancy,
    salary as commission, rs pehle baaki, rs pehle rs, rs yours, rs by you, rs setting, salary as service,
    of first salary, of the first salary, din ki salary, mahine ki salary`,
  DEMAND: `
    செலுத்த, அனுப்ப, చెల్లించ, పంపండి, కట్టాలి, জমা, পাঠান, দিতে হবে, লাগবে, ભરવી, ભરવાની, મોકલો, જમા, ಪಾವತಿಸ,
    അടയ്ക്ക, ਭੇਜੋ, بھیجیں, भरावी, भरावे, पाठवा, द्यावे, द्यावी, लागतील, लागेल, we take, after placement, goes to,
    agency, rakhegi, rakhenge`,
  HARMLESS: `
    … இல்லை, … வேண்டாம், … கூடாது, … இலவசம், … లేదు, … లేవు, … వద్దు, … ఉచితం, … না, … নেই, … নয়, … বিনামূল্যে,
    … નથી, … નહીં, … મફત, … नाही, … नाहीत, … नको, … ಇಲ್ಲ, … ಉಚಿತ, … ഇല്ല, … സൗജന്യം, … ਨਹੀਂ, … ਮੁਫ਼ਤ, … ନାହିଁ,
    … نہیں, … مفت, ఎటువంటి …, ఏ …, কোনো …, કોઈ …, कोणतीही …, कोणतेही …, कुठलीही …, restaurants pay …,
    merchants pay …, members pay …, students pay …, patients pay …, … maange, … mange, हफ्ते में पैसा,
    हफ्ते में पैसे, job id, job code, job no, employee id, post code, ref id, fee of the course, fees of the course, fee of our, paise per, per form, per id, per card,
    per kit, per token, per parcel, per file, send money, we will send rs, we send rs, pf ka …, pf ke …, id proof,
    email id, mail id, id kyc, form 16, … provided, … provided by us, … given by the company, … given free,
    … at our cost, … company cost, customer ko …, customers ko …, grahak ko …, ग्राहक को …, sell …, sells …,
    selling …, paisa lena, paise lena, paisa gin, paise gin, cash lena, bill banana, hisab …, hisaab …, हिसाब …,
    हिसाब जमा, टिकट …`,
};
/** "Salary Rs 15,000" and "kit 499" are rules now. */
const taken: Record<string, string> = {
  PAYMENT: `
    pay rs, kit rs, kit … rs, rs … kit, form rs, rs … form, id card rs, rs for … id card, rs for … uniform,
    uniform rs, gate pass rs, rs … gate pass, call letter rs, rs for … call letter, rs for gate pass,
    rs for the gate pass, rs for form, rs for kit, rs for documents, rs for verification, rs for safety shoes,
    rs for helmet, training ke rs, kit ke rs, uniform ke rs, id card ke rs, form ke rs, file ke rs, gate pass ke rs,
    किट rs, rs … किट, gpay rs, gpay … rs, phonepe rs, phonepe … rs, paytm rs, paytm … rs, rs … paytm, rs … phonepe,
    rs … upi, rs … पेटीएम, rs … फोनपे, rs … screenshot`,
  HARMLESS: `
    salary rs, salary of rs, salary is rs, salary up to rs, salary upto rs, earn rs, stipend rs, stipend of rs,
    incentive rs, incentive of rs, incentives … rs, bonus rs, bonus of rs, allowance rs, allowance of rs, वेतन rs,
    vetan rs, rs milega, rs milenge, rs monthly, rs daily, rs mahina`,
};

const listOf = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));

export class PriceWhatApplicantsBuy1764900200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table held_words
        drop constraint held_words_kind_known,
        add constraint held_words_kind_known
          check (kind in ('PAYMENT', 'DEMAND', 'PRICED', 'INCOME', 'HARMLESS'))`);
    await insert(runner, added);
    await remove(runner, taken);
  }

  async down(runner: QueryRunner): Promise<void> {
    await insert(runner, taken);
    await remove(runner, added);
    await runner.query(`
      delete from held_words where kind in ('PRICED', 'INCOME');
      alter table held_words
        drop constraint held_words_kind_known,
        add constraint held_words_kind_known check (kind in ('PAYMENT', 'DEMAND', 'HARMLESS'))`);
  }
}

async function insert(runner: QueryRunner, lists: Record<string, string>): Promise<void> {
  for (const [kind, phrases] of Object.entries(lists))
    await runner.query(
      `insert into held_words (id, kind, phrase, added_at)
       select md5($1 || phrase)::uuid, $1, phrase, '2026-11-25T00:00:00Z' from unnest($2::text[]) phrase
       on conflict do nothing`,
      [kind, listOf(phrases)],
    );
}

/** Only what came with the portal. */
async function remove(runner: QueryRunner, lists: Record<string, string>): Promise<void> {
  for (const [kind, phrases] of Object.entries(lists))
    await runner.query(
      'delete from held_words where kind = $1 and phrase = any($2::text[]) and id = md5($1 || phrase)::uuid',
      [kind, listOf(phrases)],
    );
}
