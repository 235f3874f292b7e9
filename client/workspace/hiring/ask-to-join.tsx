import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { errorText } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';
import { PosterDocument } from './hiring-documents.ts';
import { graphql } from '../../gql/gql.ts';

const AskToJoinForJobDocument = graphql(/* GraphQL */ `
  mutation AskToJoinForJob($company: String!) {
    askToJoinCompany(company: $company)
  }
`);

/** Beside a company name that is others' (D-01): asks them, after which the job can be posted and waits. */
export function AskToJoin({ company, onAsked }: { company: string; onAsked: (hint: string) => void }) {
  const [send, { loading }] = useMutation(AskToJoinForJobDocument, {
    variables: { company },
    refetchQueries: [PosterDocument],
  });
  const ask = async () => {
    try {
      const { data } = await send();
      onAsked(
        data?.askToJoinCompany === 'MEMBER'
          ? t`You belong to ${company} now.`
          : t`We've asked ${company}. Post the job now: it waits, unseen by others, until they let you in.`,
      );
    } catch (error) {
      toast.error(errorText(error));
    }
  };
  return (
    <Button loading={loading} onClick={() => void ask()}>
      {t`Ask to join`}
    </Button>
  );
}
