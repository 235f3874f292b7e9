import { Trans, useLingui } from '@lingui/react/macro';
import { InfoPage, InfoSection } from '../info/info-page.tsx';
import { OwnTextOr } from '../info/own-text.tsx';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <OwnTextOr title={t`Privacy notice`} of="privacyText">
      <BuiltInNotice />
    </OwnTextOr>
  );
}

function BuiltInNotice() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`Privacy notice`}
      lead={
        <Trans>
          What we keep about you, why, who sees it, and what you can do about it. In plain words, because it is about
          you. This is the version of November 2026.
        </Trans>
      }
    >
      <Kept />
      <Seen />
      <HowLong />
      <InfoSection heading={<Trans>Cookies</Trans>}>
        <p>
          <Trans>
            One cookie keeps you logged in, one holds your role and first name for the screen, one tells this browser
            from a stranger's so that nobody can lock you out. None follows you to other sites.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection heading={<Trans>What you can do</Trans>}>
        <p>
          <Trans>
            See and correct everything in your profile and under Account. To have your account deleted, or to ask what
            we keep, write to us with the contact form; we answer by email. You must be 18 or older to use the portal.
          </Trans>
        </p>
      </InfoSection>
    </InfoPage>
  );
}

const Kept = () => (
  <InfoSection heading={<Trans>What we keep</Trans>}>
    <ul>
      <li>
        <Trans>Your account: name, email address, role, and your password as a hash that nobody can read back.</Trans>
      </li>
      <li>
        <Trans>
          For job seekers: the profile that you fill in, your resume, and your applications with every step.
        </Trans>
      </li>
      <li>
        <Trans>For recruiters: your profile, your company, your jobs and your decisions.</Trans>
      </li>
      <li>
        <Trans>Where you are logged in: browser, network address and time, so that you can see it and end it.</Trans>
      </li>
      <li>
        <Trans>What you agreed to, in which version and when.</Trans>
      </li>
    </ul>
  </InfoSection>
);

const Seen = () => (
  <InfoSection heading={<Trans>Who sees it</Trans>}>
    <ul>
      <li>
        <Trans>
          A recruiter sees the profile of those who applied to one of their own jobs, and the resume until the
          application is withdrawn.
        </Trans>
      </li>
      <li>
        <Trans>
          If you switch on that recruiters can find you, those of verified companies see your skills, place, years of
          experience and education, without your name, and can invite you. Name and resume are shared when you accept.
        </Trans>
      </li>
      <li>
        <Trans>Gender and the details of your parents are never shown to a recruiter.</Trans>
      </li>
      <li>
        <Trans>Files are private. There is no public link to a resume, and we send none to a viewer elsewhere.</Trans>
      </li>
      <li>
        <Trans>We do not sell data, we show no advertising, and our pages load nothing from other companies.</Trans>
      </li>
    </ul>
  </InfoSection>
);

const HowLong = () => (
  <InfoSection heading={<Trans>How long</Trans>}>
    <ul>
      <li>
        <Trans>An unfinished sign-up and its resume: 24 hours.</Trans>
      </li>
      <li>
        <Trans>A file that was uploaded and never used: one hour.</Trans>
      </li>
      <li>
        <Trans>A login: seven days at most. Wrong attempts are counted for a while, to keep guessers out.</Trans>
      </li>
      <li>
        <Trans>Your account and your applications: until you ask us to delete them.</Trans>
      </li>
    </ul>
  </InfoSection>
);
