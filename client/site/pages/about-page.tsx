import { Trans, useLingui } from '@lingui/react/macro';
import { productName } from '../../../server/core/product.rules.ts';
import { InfoPage, InfoSection } from '../info/info-page.tsx';

export function AboutPage() {
  const { t } = useLingui();
  return (
    <InfoPage
      title={t`About ${productName}`}
      lead={
        <Trans>
          {productName} brings people who look for work in India together with those who hire. Looking for work is free,
          and stays free.
        </Trans>
      }
    >
      <Differences />
      <InfoSection heading={<Trans>For job seekers</Trans>}>
        <p>
          <Trans>
            Sign up with your name, your email address and your resume. Apply with one press. Recruiters see your
            contact details only after you applied to them, and never those of your parents. When you withdraw, your
            resume is closed to them again.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection heading={<Trans>For recruiters</Trans>}>
        <p>
          <Trans>
            Post a job in two minutes, go through the applications one by one, decide with a key press, and let the
            interview find its place in both calendars. Auto-stop closes the job at the number of applications, the days
            or the date that you choose.
          </Trans>
        </p>
      </InfoSection>
      <InfoSection heading={<Trans>For developers</Trans>}>
        <p>
          <Trans>
            The whole portal is a public GraphQL API with a playground and a REST face for the most used paths. What our
            own pages can do, yours can.
          </Trans>
        </p>
      </InfoSection>
    </InfoPage>
  );
}

const Differences = () => (
  <InfoSection heading={<Trans>What we do differently</Trans>}>
    <ul>
      <li>
        <Trans>Every job shows its pay, per month, day or hour. An advert without pay cannot be posted.</Trans>
      </li>
      <li>
        <Trans>
          Every application shows where it stands: received, in review, approved, on hold, interview, offer, or not this
          time. Nobody waits in the dark.
        </Trans>
      </li>
      <li>
        <Trans>
          A job closes by itself on the day, or with the number of applications, that its recruiter chose. Whoever fills
          the last opening is asked to close it.
        </Trans>
      </li>
      <li>
        <Trans>Companies are reviewed only by people who applied there and got an answer.</Trans>
      </li>
    </ul>
  </InfoSection>
);
