import { productName } from '../../../server/core/product.rules.ts';
import type { InfoText } from './info-page.tsx';

export const aboutText: InfoText = {
  title: `About ${productName}`,
  lead:
    `${productName} brings people who look for work in India together with those who hire. Looking for work is ` +
    'free, and stays free.',
  sections: [
    {
      heading: 'What we do differently',
      text: [
        '- Every job shows its pay, per month, day or hour. An advert without pay cannot be posted.',
        '- Every application shows where it stands: received, in review, approved, on hold, interview, offer, ' +
          'or not this time. Nobody waits in the dark.',
        '- A job that is filled closes by itself. You do not apply to adverts that nobody reads any more.',
        '- Companies are reviewed only by people who applied there and got an answer.',
      ].join('\n'),
    },
    {
      heading: 'For job seekers',
      text:
        'Sign up with your name, your mail address and your resume. Apply with one press. Recruiters see your ' +
        'contact details only after you applied to them, and never those of your parents. When you withdraw, ' +
        'your resume is closed to them again.',
    },
    {
      heading: 'For recruiters',
      text:
        'Post a job in two minutes, go through the applications one by one, decide with a key press, and let the ' +
        'interview find its place in both calendars. Auto-stop closes the job at the number of applications, the ' +
        'days or the date that you choose.',
    },
    {
      heading: 'For developers',
      text:
        'The whole portal is a public GraphQL API with a playground and a REST face for the most used paths. ' +
        'What our own pages can do, yours can.',
    },
  ],
};

export const privacyText: InfoText = {
  title: 'Privacy notice',
  lead:
    'What we keep about you, why, who sees it, and what you can do about it. In plain words, because it is about ' +
    'you. This is the version of November 2026.',
  sections: [
    {
      heading: 'What we keep',
      text: [
        '- Your account: name, mail address, role, and your password as a hash that nobody can read back.',
        '- For job seekers: the profile that you fill in, your resume, and your applications with every step.',
        '- For recruiters: your profile, your company, your jobs and your decisions.',
        '- Where you are logged in: browser, network address and time, so that you can see it and end it.',
        '- What you agreed to, in which version and when.',
      ].join('\n'),
    },
    {
      heading: 'Who sees it',
      text: [
        '- A recruiter sees the profile of those who applied to one of their own jobs, and the resume until ' +
          'the application is withdrawn.',
        '- Gender and the details of your parents are never shown to a recruiter.',
        '- Files are private. There is no public link to a resume, and we send none to a viewer elsewhere.',
        '- We do not sell data, we show no advertising, and our pages load nothing from other companies.',
      ].join('\n'),
    },
    {
      heading: 'How long',
      text: [
        '- An unfinished sign-up and its resume: 24 hours.',
        '- A file that was uploaded and never used: one hour.',
        '- A login: seven days at most. Wrong attempts are counted for a while, to keep guessers out.',
        '- Your account and your applications: until you ask us to delete them.',
      ].join('\n'),
    },
    {
      heading: 'Cookies',
      text:
        'One cookie keeps you logged in, one holds your role and first name for the screen, one tells this ' +
        "browser from a stranger's so that nobody can lock you out. None follows you to other sites.",
    },
    {
      heading: 'What you can do',
      text:
        'See and correct everything in your profile and under Account. To have your account deleted, or to ask ' +
        'what we keep, write to us with the contact form; we answer by mail. You must be 18 or older to use the ' +
        'portal.',
    },
  ],
};

export const termsText: InfoText = {
  title: 'Terms of use',
  lead:
    `By using ${productName} you agree to these few rules. They keep the portal useful for everybody. This is ` +
    'the version of November 2026.',
  sections: [
    {
      heading: 'Everybody',
      text: [
        '- You are 18 or older, and what you say about yourself is true.',
        '- One person, one account. Keep your password and your codes to yourself; we never ask for them by ' +
          'phone or chat.',
        '- Do not read the portal out by machine beyond what the public API and its limits allow, and do not ' +
          'try to get around those limits.',
      ].join('\n'),
    },
    {
      heading: 'Recruiters',
      text: [
        '- Only real openings, with the real pay, place and employer.',
        '- Never ask an applicant for money, for documents that the job does not need, or for anything that ' +
          'the law forbids.',
        '- Use what applicants send you only to fill the job that they applied to.',
        '- Adverts must not exclude people by caste, religion, gender or origin.',
      ].join('\n'),
    },
    {
      heading: 'What we do',
      text:
        'We keep the portal running as well as we can, and we may take down adverts and accounts that break ' +
        'these rules. We are not the employer and not a party to the contract between you: check an offer before ' +
        'you leave a job for it.',
    },
    {
      heading: 'Something is wrong?',
      text:
        'Tell us with the contact form: an advert that asks for money, a company that is not real, a page that ' +
        'does not work. We look at every message.',
    },
  ],
};
