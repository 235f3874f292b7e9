import { useMutation } from '@apollo/client/react';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useState } from 'react';
import { recruiterProfileSchema } from '../../../server/companies/hr-profile.rules.ts';
import type { HrProfileFieldsFragment, UpdateHrProfileMutationVariables } from '../../gql/graphql.ts';
import { failureOf } from '../../shared/lib/errors.ts';
import { renameMe } from '../../shared/lib/me.ts';
import { toast } from '../../shared/ui/toast.ts';
import type { CardField } from '../forms/card-draft.ts';
import { ProfileCard } from '../forms/profile-card.tsx';
import type { OneEdited } from '../forms/one-edited.tsx';
import { Question } from '../ui/dialogs.tsx';
import { leavingText } from './company-standing.tsx';
import { UpdateHrProfileDocument } from './hr-profile-documents.ts';

type Change = UpdateHrProfileMutationVariables['input'];
type RecruiterField = CardField<keyof Change | 'email'>;

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

/** By form id. */
const recruiterCards = {
  person: { title: msg`Profile Details`, fields: personFields },
  work: { title: msg`HR Details`, fields: workFields },
};

interface RecruiterCardProps {
  name: keyof typeof recruiterCards;
  profile: HrProfileFieldsFragment;
  editing: OneEdited;
}

interface Leaving {
  company: string;
  input: Change;
  /** The form continues, or shows the error. */
  go: () => void;
  stay: () => void;
}

export function RecruiterCard({ name, profile, editing }: RecruiterCardProps) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [update] = useMutation(UpdateHrProfileDocument, {
    update: (cache, { data }) => data && renameMe(cache, data.updateHrProfile.name),
  });
  const save = async (input: Change) => {
    await update({ variables: { input } }).catch(async (error: unknown) => {
      const { reason, extensions } = failureOf(error);
      if (reason !== 'LEAVES_COMPANY') throw error;
      await new Promise<void>((go, refuse) => {
        setLeaving({ company: String(extensions.company), input, go, stay: () => refuse(error) });
        setIsAsked(true);
      });
    });
    toast.success(t`Profile updated`);
  };
  const leave = async () => {
    await update({ variables: { input: { ...leaving?.input, leaveCompany: true } } });
    leaving?.go();
  };
  const close = () => {
    // Does nothing for a form that has moved on.
    leaving?.stay();
    setIsAsked(false);
  };
  return (
    <>
      <ProfileCard
        id={name}
        title={i18n._(recruiterCards[name].title)}
        fields={recruiterCards[name].fields}
        editing={editing}
        stored={profile}
        schema={recruiterProfileSchema}
        save={save}
      />
      <Question
        isOpen={isAsked}
        title={t`Leave ${leaving?.company ?? ''}?`}
        okText={t`Leave`}
        danger
        act={leave}
        onClose={close}
      >
        {leavingText(true)}
      </Question>
    </>
  );
}
