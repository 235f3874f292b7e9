import { createHash } from 'node:crypto';
import type { ApplicationStatus } from '../hiring/applications/application.labels.ts';
import { recruiterLink, seekerLink } from '../hiring/jobs/application-link.rules.ts';
import { interviewTexts } from '../hiring/interviews/interview-calendar.service.ts';
import type { NotificationType } from '../platform/notifications/notification.labels.ts';
import type { ApplicationEventRow, DemoApplication, InterviewRow } from './applications.content.ts';
import { daysBefore, inOfficeHours } from './jobs.content.ts';
import type { SeededRandom } from './seeded-random.ts';

interface DemoAnnouncement {
  daysAgo: number;
  isGeneral?: boolean;
  title: string;
  description: string;
}

const announcements: DemoAnnouncement[] = [
  {
    daysAgo: 0.3,
    title: 'Walk-in interviews on Saturday in 12 cities',
    description:
      'Hospitals, warehouses and retail chains meet candidates without an appointment, from 10 AM to 4 PM. ' +
      'Bring two copies of your resume and one photo identity. ' +
      'Write to us through the contact form for the address nearest to you.',
  },
  {
    daysAgo: 1.4,
    title: 'Nursing: more than forty openings in this week',
    description:
      'Clinics and hospitals in Pune, Chennai, Lucknow and Kochi look for staff nurses, ' +
      'laboratory technicians and attendants. Freshers with a valid council registration are welcome. ' +
      'Filter by "Last 7 days" to see them first.',
  },
  {
    daysAgo: 2.6,
    title: 'See where your application stands',
    description:
      'Each application now has a timeline: applied, in review, approved, on hold, interview, offer. ' +
      'You get a notification with every step, and your page changes while you look at it.',
  },
  {
    daysAgo: 4.2,
    title: 'Evening help for your resume, free of charge',
    description:
      'Our counsellors look through your resume with you, over the phone, ' +
      'every Tuesday and Thursday from 4 PM to 6 PM. Write to us through the contact form with your name and a ' +
      'good time to call.',
  },
  {
    daysAgo: 6.1,
    title: 'Interviews come with a calendar entry',
    description:
      'When a recruiter schedules an interview, the mail brings a calendar file, ' +
      'and a reminder follows 24 hours before. If the time changes, your calendar changes too.',
  },
  {
    daysAgo: 8.5,
    title: 'Apprentices for workshops in Pune, Ahmedabad and Coimbatore',
    description:
      'Forges, pump makers and tool rooms take apprentices for CNC, ' +
      'welding and maintenance. ITI pass-outs of the last two years can apply; ' +
      'the stipend is written in each job.',
  },
  {
    daysAgo: 10.2,
    title: 'Drivers: how to show your licence class',
    description:
      'Recruiters look for LMV, HMV or a transport badge. Add the class and the year of your licence under ' +
      'Certifications in your profile; it takes one minute and brings noticeably more calls.',
  },
  {
    daysAgo: 13,
    title: 'Search by what you want to earn',
    description:
      'Pay is now compared per month, whether a job is advertised by the hour, the day or the year. ' +
      'Choose what the pay has to reach, and jobs whose range ends below it stay out of your list.',
  },
  {
    daysAgo: 17,
    title: 'Campus week for B.Com and BBA students',
    description:
      'Accounting firms, banks and shared service centres present themselves online, one each evening at 5 PM. ' +
      'You can ask questions before you apply. The recordings stay available for a month.',
  },
  {
    daysAgo: 22,
    title: 'Save a job and come back later',
    description:
      'The bookmark on a job card keeps it under Saved on the Apply for Jobs page. ' +
      'When a saved job is about to close, it says so.',
  },
  {
    daysAgo: 28,
    title: 'Hiring for the festive season has begun',
    description:
      'Retail, delivery and customer support hire for three months and often keep half of the team. ' +
      'Look for contract jobs, and ask in the interview what happens after the season.',
  },
  {
    daysAgo: 34,
    title: 'Teachers: CTET and state TET count separately',
    description:
      'Schools asked us to tell them apart. Please write in your profile which of the two you have cleared, ' +
      'with the year and the paper.',
  },
  {
    daysAgo: 41,
    title: 'Companies now have ratings',
    description:
      'Those who applied and got a decision can rate a company from one to five and say why. ' +
      'Recruiters cannot remove a review. A company without any shows "No reviews yet".',
  },
  {
    daysAgo: 3.5,
    isGeneral: true,
    title: 'Nobody may ask you for money',
    description:
      'No registration fee, no deposit, no payment for a uniform, a laptop or an offer letter. ' +
      'If somebody asks for money in the name of a job on this portal, do not pay, ' +
      'and tell us through the contact form. We look into it the same day.',
  },
  {
    daysAgo: 19,
    isGeneral: true,
    title: 'Office hours and how to reach us',
    description:
      'Our office is open Mon-Fri 8 AM to 6 PM. The chat takes messages at any hour; ' +
      'we answer those of the night in the morning.',
  },
  {
    daysAgo: 46,
    isGeneral: true,
    title: 'Who sees your phone number',
    description:
      'Only recruiters whose job you applied to see your phone number and resume. ' +
      'Details of your parents and your gender are never shown to recruiters. ' +
      'When you withdraw, the resume is closed to them again.',
  },
];

/** Question and answer by turns. */
const faqs: [question: string, answer: string][] = [
  [
    'Do I have to pay to find a job here?',
    'No. The service is free for job seekers: searching, applying, interviews and help from our team. ' +
      'Nobody may ask you for a fee, neither we nor a recruiter.',
  ],
  [
    'When is your office open?',
    'Our office is open Mon-Fri 8 AM to 6 PM. Messages through the chat or the contact form reach us at any time ' +
      'and are answered in office hours.',
  ],
  [
    'How good are my chances?',
    'Our placement rate is 95%: of a hundred seekers who completed their profile and took part in interviews, ' +
      'ninety-five found work. A full profile and a clear resume make the largest difference.',
  ],
  [
    'What do I need to register?',
    'Your name, an e-mail address, a password and a resume as PDF, DOC or DOCX of up to 10MB. ' +
      'We send a six-digit code to your e-mail to make sure that it is yours.',
  ],
  [
    'The code did not arrive. What can I do?',
    'Look in the spam folder first. You can ask for a new code after 30 seconds; ' +
      'each code is valid for five minutes. After several wrong tries the code entry is locked for a short time, ' +
      'for your safety.',
  ],
  [
    'Can I log in without a password?',
    'Yes. Choose Login with OTP, and we mail you a six-digit code. Your password keeps working too.',
  ],
  [
    'I forgot my password.',
    'Choose Forgot password on the login page. The link in the mail works once and for 30 minutes. ' +
      'After the change all other devices are signed out.',
  ],
  [
    'How do I apply for a job?',
    'Open the job and press Apply Now. The recruiter gets your profile and the resume that is in it at that ' +
      'moment. You find the application under Job Applied.',
  ],
  [
    'Can I see what happens with my application?',
    'Yes. Each application has a timeline with every step, ' +
      'and you get a notification and a mail when something changes: in review, approved, on hold, interview, ' +
      'offer.',
  ],
  [
    'What does On Hold mean?',
    'The recruiter has not decided yet, often because a position waits for approval. ' +
      'Nothing is lost: from there it can still become approved. You may apply elsewhere meanwhile.',
  ],
  [
    'Can I take an application back?',
    'Yes, until the recruiter has rejected it or hired you. The recruiter then sees only that you withdrew; ' +
      'your resume is closed to them. As long as the job is open you can apply again.',
  ],
  [
    'Who can see my resume and phone number?',
    'You, and the recruiters of the jobs you applied to. ' +
      'Files are private: there is no public link to your resume. ' +
      'Your gender and the details of your parents are not shown to recruiters.',
  ],
  [
    'How do interviews work?',
    'After approval the recruiter picks a day and a slot, and says whether you meet in person, by phone or by video. ' +
      'You get a mail with a calendar file, see time and place under Schedule, and are reminded 24 hours before.',
  ],
  [
    'I cannot come at the time of the interview.',
    'Tell us in the chat as early as you can, and we pass it on: numbers and addresses of recruiters are not shown. ' +
      'The recruiter can move the interview to another slot, and your calendar changes with it. ' +
      'If you do not want the job any more, withdraw your application; that cancels the interview.',
  ],
  [
    'What do the badges on a job mean?',
    'Urgent: the company wants somebody soon. New: posted in the last three days. ' +
      'Applied: you have applied already. The stars are the average of reviews by people who applied there.',
  ],
  [
    'How is pay compared between jobs?',
    'Everything is counted in rupees per month: an hour times 208, a day times 26, ' +
      'a week times 52 and divided by 12, a year divided by 12. The advert shows the pay as the company offers it. ' +
      'A filter by pay looks at the most that a job offers.',
  ],
  [
    'Is there work from home?',
    'Yes. Filter by Remote or Hybrid. Be careful with offers that ask for a deposit or for your bank password: ' +
      'those are not from us.',
  ],
  [
    'I have no experience. Is there something for me?',
    'Choose Entry-level in the search. Many jobs say "Freshers can apply", ' +
      'and internships and apprenticeships are listed too. List projects, ' +
      'courses and part-time work in your profile; they count.',
  ],
  [
    'I am a recruiter. How do I post a job?',
    'Register under the tab HR, complete your profile and press Post Job. ' +
      'The job is in the search at once, unless your company has to let you in first or we have to look at its text. ' +
      'You can let it close by itself after a number of applications, after some days or on a date.',
  ],
  [
    'How can I tell you about a wrong or false advert?',
    'Send us its title and company through the contact form or the chat. ' +
      'We check it the same working day and take it down if it breaks the rules.',
  ],
];

/** Reviews by rating, worst first; each is put together from a beginning and an end. */
const reviewTexts: Record<1 | 2 | 3 | 4 | 5, { beginnings: string[]; ends: string[] }> = {
  1: {
    beginnings: [
      'Waited three hours and was then told to come another day.',
      'The pay in the interview was a third below the advert.',
      'Nobody knew that I was coming.',
    ],
    ends: ['I would not go again.', 'Ask for everything in writing.', 'The office was rude on the phone.'],
  },
  2: {
    beginnings: [
      'The process took five weeks and four rounds.',
      'Decent people, but no answer to my mails.',
      'The work is not quite what the advert says.',
    ],
    ends: [
      'Travel was not paid as promised.',
      'Perhaps other departments are better.',
      'The shift timing was told only at the end.',
    ],
  },
  3: {
    beginnings: [
      'Fair interview, slow answer.',
      'The place is fine and the work is hard.',
      'Friendly at the desk, strict in the test.',
      'Neither good nor bad.',
    ],
    ends: [
      'Carry all originals.',
      'Salary comes on time, friends there say.',
      'Ask about the weekly off.',
      'I was put on hold and then heard nothing for long.',
    ],
  },
  4: {
    beginnings: [
      'They kept the time of the interview.',
      'Clear questions about real work.',
      'I was rejected, but they told me why.',
      'Good people and a clean place.',
      'The trial was paid, as written.',
    ],
    ends: [
      'Parking is difficult.',
      'The answer came in four days.',
      'Would apply again.',
      'The canteen is good.',
      'A little far from the bus stop.',
    ],
  },
  5: {
    beginnings: [
      'From the call to the offer in nine days.',
      'Everybody explained things patiently.',
      'What was promised is what I got.',
      'I was treated as a colleague from the first talk.',
      'The best interview I have had.',
    ],
    ends: [
      'They even paid the bus fare.',
      'Recommended to two friends already.',
      'My trainer is excellent.',
      'Good place for women, safe transport at night.',
      'They gave useful feedback.',
    ],
  },
};

/** What recruiters note with a move; most say nothing. */
export const moveReasons = {
  ON_HOLD: [
    'The second opening waits for approval.',
    'Please send your latest certificate.',
    'We come back to you after the first round.',
    'The team lead is on leave until Monday.',
  ],
  REJECTED: [
    'We needed more experience with this kind of work.',
    'The distance from your home is too large for our shifts.',
    'The position was filled within the company.',
    'Your expected pay is above what we can offer.',
    'We chose somebody who can join at once.',
  ],
  APPROVED: ['Good practical answers.', 'The profile fits well.', 'Recommended by the team.'],
};

/** What the recruiter keeps for themselves, by how far the application has come. */
const privateNotes: Partial<Record<ApplicationStatus, string[]>> = {
  IN_REVIEW: [
    'Called on Tuesday: can join within 30 days.',
    'Ask about the gap in 2023.',
    'Portfolio is strong on forms, weaker on tests. Let the team lead look.',
    'Prefers two days a week from home.',
  ],
  APPROVED: [
    'Asks for 10% above our range; room for a joining bonus?',
    'Notice period 60 days, can be bought out.',
    'Speaks Marathi, good for the Pune customers.',
    'Team lead wants a short pairing session before the interview.',
  ],
  ON_HOLD: [
    'Second choice if the first one declines. Call back by Friday.',
    'Certificate is still missing; reminded once.',
  ],
  REJECTED: [
    'Good person, wrong job: think of the tester opening next quarter.',
    'Lives two hours away and cannot move before April.',
  ],
  INTERVIEW_SCHEDULED: [
    'Panel: Meera and Sandeep. Ask for the story behind the migration project.',
    'Room 4 is booked; the laptop with the task is at the reception.',
  ],
  OFFER_EXTENDED: [
    'Verbal yes on the phone. Letter goes out after the references.',
    'Two references called, both warm.',
  ],
  HIRED: ['Joins on the 1st. Laptop and access are ordered.'],
};

/**
 * Notes of a recruiter on some of their applications, one or two each; with numbers of its own, so that the rest of the
 * demo stays as it is.
 */
export function makeNotes(random: SeededRandom, now: Date, applications: DemoApplication[], recruiterId: string) {
  const noted = applications.filter(
    ({ row }) => row.recruiter_id === recruiterId && privateNotes[row.status] && random.chance(0.6),
  );
  return noted.flatMap(({ row }) =>
    random.sample(privateNotes[row.status] ?? [], random.integer(1, 2)).map((note_text) => {
      const created_at = random.instant(row.moved_at, now);
      return { id: random.uuid(created_at), application_id: row.id, author_id: recruiterId, note_text, created_at };
    }),
  );
}

/** What those show in their profile who build or draw. */
export const projectIdeas: Record<'programs' | 'drawings', [name: string, description: string][]> = {
  programs: [
    ['Bus by SMS', 'Answers a text message with the next two buses of a stop; used on my college route for a year.'],
    ['Mandi prices', 'Collects daily vegetable prices of eleven markets and draws them by month.'],
    ['Tiffin ledger', 'Keeps the monthly accounts of 70 tiffin customers on a phone, without a network.'],
    ['Library at home', 'Lending list for a reading room of 1,200 books with reminders.'],
    ['Water tanker queue', 'Shows in which order tankers reach our colony, so that nobody waits at night.'],
    [
      'Attendance by photo',
      'Counts faces in a class photo and fills in the register; 92% right in a trial of two months.',
    ],
    ['Shop window', 'A one-page site with catalogue and map that 30 local shops use.'],
    ['Exam planner', 'Makes a timetable from the syllabus and the days left; shared with 400 students.'],
  ],
  drawings: [
    ['Poster set for a blood drive', 'Six posters in three languages; the drive collected 214 units.'],
    ['Temple street map', 'A map of the old town for visitors, printed and online.'],
    ['Weavers of our district', 'A booklet of 40 pages with portraits and patterns.'],
    ['Clinic without words', 'Signs for a village clinic that people understand who cannot read.'],
  ],
};

export const makeAnnouncements = (random: SeededRandom, now: Date, authorId: string) =>
  announcements.map(({ daysAgo, isGeneral = false, title, description }) => {
    const published_at = inOfficeHours(daysBefore(now, daysAgo), now);
    return {
      id: random.uuid(published_at),
      title,
      description,
      is_general: isGeneral,
      published_at,
      updated_at: published_at,
      author_id: authorId,
    };
  });

export const makeFaqs = (random: SeededRandom, now: Date) =>
  faqs.map(([question, answer], index) => ({ id: random.uuid(now), position: index + 1, question, answer }));

type Rating = keyof typeof reviewTexts;
const shareOfReviewers = 0.3;
/** Nobody reviews it, so it is not verified either. */
const newCompanyName = 'Pavan Urja';

/**
 * Reviews by seekers who got a decision (OP-018), one for each company; every company has a level around which opinions
 * vary.
 */
export function makeReviews(random: SeededRandom, now: Date, applications: DemoApplication[]) {
  const levels = new Map<string, number>();
  const seen = new Set<string>();
  return applications.flatMap(({ job, seeker, row }) => {
    const key = `${job.company.id} ${seeker.user.id}`;
    if (!row.decided_at || row.status === 'WITHDRAWN' || seen.has(key) || !random.chance(shareOfReviewers)) return [];
    if (job.company.name === newCompanyName) return [];
    seen.add(key);
    const level = levels.get(job.company.id) ?? 2.9 + 1.8 * random.next();
    levels.set(job.company.id, level);
    const rating = Math.min(
      5,
      Math.max(1, Math.round(level + 3.4 * (random.next() - 0.5) + (row.status === 'REJECTED' ? -0.4 : 0.3))),
    ) as Rating;
    const { beginnings, ends } = reviewTexts[rating];
    const review_text = random.chance(0.2)
      ? ''
      : random.chance(0.4)
        ? random.pick(beginnings)
        : `${random.pick(beginnings)} ${random.pick(ends)}`;
    const created_at = random.instant(row.decided_at, now);
    const id = random.uuid(created_at);
    return [
      {
        id,
        reference: createHash('md5').update(id).digest('hex'),
        company_id: job.company.id,
        seeker_id: seeker.user.id,
        rating,
        review_text,
        created_at,
      },
    ];
  });
}

/** `{job}` and `{company}` are filled in. */
const seekerNotices: Partial<Record<ApplicationStatus, [title: string, text: string]>> = {
  IN_REVIEW: ['Your application is in review', '{company} has begun to review your application for {job}.'],
  APPROVED: ['Your application was approved', '{company} has approved your application for {job}.'],
  ON_HOLD: ['Your application is on hold', '{company} has put your application for {job} on hold.'],
  REJECTED: [
    'Your application was not selected',
    '{company} has decided not to go on with your application for {job}.',
  ],
  OFFER_EXTENDED: ['You have an offer', '{company} would like to hire you for {job}.'],
  HIRED: ['You are hired', 'Congratulations! {company} has hired you for {job}.'],
};

interface NotificationRow {
  id: string;
  user_id: string;
  about_ids: string[] | null;
  type: NotificationType;
  title: string;
  body: string;
  link: string;
  created_at: Date;
  read_at: Date | null;
}

/** Most of what is older than two days has been read. */
export function makeNotification(
  random: SeededRandom,
  now: Date,
  row: Omit<NotificationRow, 'id' | 'read_at'>,
): NotificationRow {
  const isRead = row.created_at < daysBefore(now, 2) && random.chance(0.85);
  return {
    id: random.uuid(row.created_at),
    ...row,
    read_at: isRead ? random.instant(row.created_at, daysBefore(now, 1)) : null,
  };
}

/** The notifications to both sides about the steps of an application since an instant. */
export function makeNotifications(
  random: SeededRandom,
  now: Date,
  application: DemoApplication,
  since: Date,
): NotificationRow[] {
  const {
    events,
    interviews,
    job: { row: job, company },
    seeker: { user: seeker },
    row,
  } = application;
  const filled = (text: string) => text.replace('{company}', company.name).replace('{job}', job.title);
  const ofMove =
    (user_id: string, about_ids: string[] | null, link: string) => (created_at: Date, title: string, body: string) =>
      makeNotification(random, now, { user_id, about_ids, type: 'FOLLOW_UP', title, body, link, created_at });
  const notifySeeker = ofMove(seeker.id, null, seekerLink(row.id));
  const recruiterOf = (isWithdrawn: boolean) =>
    ofMove(job.recruiter_id, [seeker.id], recruiterLink({ applicationId: row.id, jobId: job.id, isWithdrawn }));
  const parties = {
    applicationId: row.id,
    jobId: job.id,
    seekerId: seeker.id,
    recruiterId: job.recruiter_id,
    jobTitle: job.title,
    companyName: company.name,
    seekerName: seeker.name,
  };
  const ofInterview = (interview: InterviewRow, created_at: Date, change: 'SCHEDULED' | 'CANCELLED') =>
    interviewTexts(interview, parties, change).map(({ userId, about, text, ...words }) =>
      makeNotification(random, now, { user_id: userId, about_ids: [...about], ...words, body: text, created_at }),
    );
  const ofEvent = ({ from_status, to_status, at }: ApplicationEventRow) => {
    const interview = interviews.findLast(({ created_at }) => created_at <= at);
    if (interview && to_status === 'INTERVIEW_SCHEDULED') return ofInterview(interview, at, 'SCHEDULED');
    if (interview && from_status === 'INTERVIEW_SCHEDULED' && to_status === 'APPROVED')
      return ofInterview(interview, at, 'CANCELLED');
    const words = seekerNotices[to_status];
    if (words) return [notifySeeker(at, words[0], filled(words[1]))];
    if (to_status === 'NEW')
      return [recruiterOf(false)(at, 'New application', `${seeker.name} has applied for ${job.title}.`)];
    const withdrawn = `${seeker.name} has withdrawn the application for ${job.title}.`;
    return to_status === 'WITHDRAWN' ? [recruiterOf(true)(at, 'Application withdrawn', withdrawn)] : [];
  };
  return events.filter(({ at }) => at >= since).flatMap(ofEvent);
}
