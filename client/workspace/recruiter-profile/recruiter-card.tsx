import { useMutation } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { recruiterProfileSchema } from '../../../server/profiles/profile.rules.ts';
import type { HrProfileFieldsFragment, UpdateHrProfileMutationVariables } from '../../gql/graphql.ts';
import { renameMe } from '../../shared/lib/me.ts';
import { toast } from '../../shared/ui/toast.ts';
import type { CardField } from '../forms/card-draft.ts';
import { ProfileCard } from '../forms/profile-card.tsx';
import type { OneEdited } from '../forms/one-edited.tsx';
import { UpdateHrProfileDocument } from './hr-profile-documents.ts';

type RecruiterField = CardField<keyof UpdateHrProfileMutationVariables['input'] | 'email'>;

const personFields: readonly RecruiterField[] = [
  { name: 'name', label: msg`Name`, kind: 'text', autoComplete: 'name' },
  { name: 'email', label: msg`Email`, kind: 'fixed', hint: msg`You sign in with it.` },
  { name: 'phone', label: msg`Phone`, kind: 'tel', autoComplete: 'tel' },
  { name: 'location', label: msg`Location`, kind: 'text' },
];

const workFields: readonly RecruiterField[] = [
  { name: 'company', label: msg`Company`, kind: 'text', autoComplete: 'organization' },
  { name: 'role', label: msg`Role`, kind: 'text', autoComplete: 'organization-title' },
  { name: 'experience', label: msg`Experience`, kind: 'text' },
  { name: 'positionType', label: msg`Position type`, kind: 'text' },
  { name: 'contactPerson', label: msg`Contact person`, kind: 'text' },
  { name: 'contactEmail', label: msg`Contact email`, kind: 'email' },
];

/** By the ids of their forms. */
const recruiterCards = {
  person: { title: msg`Profile Details`, fields: personFields },
  work: { title: msg`HR Details`, fields: workFields },
};

interface RecruiterCardProps {
  name: keyof typeof recruiterCards;
  profile: HrProfileFieldsFragment;
  editing: OneEdited;
}

export function RecruiterCard({ name, profile, editing }: RecruiterCardProps) {
  const [update] = useMutation(UpdateHrProfileDocument, {
    update: (cache, { data }) => data && renameMe(cache, data.updateHrProfile.name),
  });
  return (
    <ProfileCard
      id={name}
      title={i18n._(recruiterCards[name].title)}
      fields={recruiterCards[name].fields}
      editing={editing}
      stored={profile}
      schema={recruiterProfileSchema}
      save={async (input) => {
        await update({ variables: { input } });
        toast.success(t`Profile updated`);
      }}
    />
  );
}
