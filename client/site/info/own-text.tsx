import { useQuery } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql } from '../../gql/gql.ts';
import { PageColumn, Stack } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../../shared/ui/page-states.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { SkeletonBlock } from '../../shared/ui/skeleton.tsx';

export const LegalTextsDocument = graphql(/* GraphQL */ `
  query LegalTexts {
    siteTexts {
      privacyText
      termsText
    }
  }
`);

interface OwnTextProps {
  title: string;
  of: 'privacyText' | 'termsText';
  /** The built-in page. */
  children: ReactNode;
}

/** The text written by the admins, else the built-in one. Neither is shown before it is known which applies. */
export function OwnTextOr({ title, of, children }: OwnTextProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(LegalTextsDocument, { fetchPolicy: 'cache-first' });
  const text = data?.siteTexts[of];
  if (data && !text) return children;
  return (
    <PageColumn>
      <Stack gap={24}>
        <PageTitle>{title}</PageTitle>
        {text && partsOf(text).map((part, index) => <TextPart key={index} {...part} />)}
        {!data && error && (
          <ErrorState title={t`The text could not be loaded.`} error={error} onRetry={() => void refetch()} />
        )}
        {!data && !error && <SkeletonBlock label={t`Loading the text`} height={320} />}
      </Stack>
    </PageColumn>
  );
}

interface Part {
  heading: string | null;
  lines: string[];
}

const headingMark = /^#{1,6}\s+/;

/** A line starting with "#" is a heading. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [{ heading: null, lines: [] }];
  for (const line of text.split('\n')) {
    if (headingMark.test(line)) parts.push({ heading: line.replace(headingMark, ''), lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter(({ heading, lines }) => heading !== null || lines.some((line) => line.trim()));
}

const TextPart = ({ heading, lines }: Part) => (
  <section>
    <Stack gap={8}>
      {heading !== null && <h2>{heading}</h2>}
      <Prose text={lines.join('\n')} />
    </Stack>
  </section>
);
