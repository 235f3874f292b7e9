import { useApolloClient, useMutation } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import type { SessionFieldsFragment } from '../../gql/graphql.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';
import { Question } from '../ui/question.tsx';
import { EndOtherSessionsDocument, EndSessionDocument, SessionsDocument } from './account-documents.ts';

interface EndSessionDialogProps {
  /** Null while nothing is asked. */
  asked: SessionFieldsFragment | 'others' | null;
  onClose: () => void;
}

/** Asks, ends what was asked for and reads the list again. */
export function EndSessionDialog({ asked, onClose }: EndSessionDialogProps) {
  const session = asked === 'others' ? null : asked;
  const client = useApolloClient();
  const [endSession] = useMutation(EndSessionDocument);
  const [endOthers] = useMutation(EndOtherSessionsDocument);
  const end = async (): Promise<string> => {
    if (!session) return endedText((await endOthers()).data?.endOtherSessions ?? 0);
    await endSession({ variables: { id: session.id } }).catch((error: unknown) => {
      // It ended by itself while the question stood there: just as well.
      if (failureOf(error).code !== 'NOT_FOUND') throw error;
    });
    return t`${session.device} is logged out.`;
  };
  return (
    <Question
      isOpen={asked !== null}
      title={session ? t`Log out ${session.device}?` : t`Log out everywhere else?`}
      okText={t`Log out`}
      act={async () => {
        toast.success(await end());
        await client.refetchQueries({ include: [SessionsDocument] });
      }}
      onClose={onClose}
    >
      {session
        ? t`Whoever uses it needs to log in again.`
        : t`Every other device needs to log in again. You stay logged in here.`}
    </Question>
  );
}

const endedText = (count: number): string =>
  plural(count, { one: 'Logged out on # other device.', other: 'Logged out on # other devices.' });
