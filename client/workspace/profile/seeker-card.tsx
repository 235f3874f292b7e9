import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { seekerProfileSchema } from '../../../server/people/profiles/profile.rules.ts';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { renameMe } from '../../shared/lib/me.ts';
import { toast } from '../../shared/ui/toast.ts';
import { ProfileCard } from '../forms/profile-card.tsx';
import { useOneEdited } from '../forms/one-edited.tsx';
import { UpdateSeekerProfileDocument } from './profile-documents.ts';
import type { ProfileField } from './profile-fields.ts';

interface SeekerCardProps {
  title: string;
  note?: string;
  section?: string;
  fields: readonly ProfileField[];
  profile: SeekerProfileFieldsFragment;
  children?: ReactNode;
}

/** Each card has its own edit switch (PROF-05). */
export function SeekerCard({ profile, ...card }: SeekerCardProps) {
  const editing = useOneEdited();
  const [update] = useMutation(UpdateSeekerProfileDocument, {
    update: (cache, { data }) => data && renameMe(cache, data.updateJobseekerProfile.username),
  });
  return (
    <>
      <ProfileCard
        {...card}
        id={card.title}
        editing={editing}
        stored={profile}
        schema={seekerProfileSchema}
        save={async (input) => {
          await update({ variables: { input } });
          toast.success(t`Profile updated successfully!`);
        }}
      />
      {editing.question}
    </>
  );
}
