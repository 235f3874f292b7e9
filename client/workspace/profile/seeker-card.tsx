import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { seekerProfileSchema } from '../../../server/profiles/profile.rules.ts';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { toast } from '../../shared/ui/toast.ts';
import { cardDraftSchema } from '../forms/card-draft.ts';
import { ProfileCard } from '../forms/profile-card.tsx';
import { useDraft } from '../forms/use-draft.ts';
import { useOneEdited } from '../ui/one-edited.tsx';
import { keepProfile } from './profile-cache.ts';
import { UpdateSeekerProfileDocument } from './profile-documents.ts';
import type { ProfileField } from './profile-fields.ts';

interface SeekerCardProps {
  title: string;
  note?: string;
  fields: readonly ProfileField[];
  profile: SeekerProfileFieldsFragment;
  children?: ReactNode;
}

/** Each card has its own switch between reading and editing (PROF-05). */
export function SeekerCard({ profile, ...card }: SeekerCardProps) {
  const { edited, edit, cancel, question, kept } = useOneEdited(useDraft('seekerProfile', cardDraftSchema));
  const [update] = useMutation(UpdateSeekerProfileDocument, { update: keepProfile });
  return (
    <>
      <ProfileCard
        {...card}
        stored={profile}
        schema={seekerProfileSchema}
        save={async (input) => {
          await update({ variables: { input } });
          toast.success(t`Profile updated successfully!`);
        }}
        isEdited={edited !== null}
        kept={kept}
        onEdit={() => edit(card.title)}
        onCancel={cancel}
        onSaved={() => edit(null)}
      />
      {question}
    </>
  );
}
