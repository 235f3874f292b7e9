import { PageColumn, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Prose } from '../../shared/ui/prose.tsx';

export interface InfoText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

/** A page to read (OP-080). */
export function InfoPage({ text: { title, lead, sections } }: { text: InfoText }) {
  return (
    <PageColumn>
      <Stack gap={24}>
        <PageTitle>{title}</PageTitle>
        <Prose text={lead} />
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <Stack gap={8}>
              <h2>{heading}</h2>
              <Prose text={text} />
            </Stack>
          </section>
        ))}
      </Stack>
    </PageColumn>
  );
}
