import { useMutation, useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Alert, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { mergeCompaniesSchema, mergeReasonLength } from '../../../server/office/companies/company-admin.rules.ts';
import type { CompanyMergeQuery } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { useDebounced } from '../../shared/lib/use-debounced.ts';
import { toast } from '../../shared/ui/toast.ts';
import { FormEnd, FormProblem } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { searchAndState, useListPlace } from './admin-address.ts';
import {
  AdminCompaniesDocument,
  AdminJoinRequestsDocument,
  CompanyMergeDocument,
  MergeCompaniesDocument,
} from './company-documents.ts';
import styles from './company-drawer.module.css';

interface MergeValues {
  intoId?: string;
  reason: string;
}

/** Asks for the target company, shows what moves, and asks for a reason. */
export function CompanyMergeForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { open } = useListPlace(searchAndState);
  const [merge] = useMutation(MergeCompaniesDocument, {
    refetchQueries: [AdminCompaniesDocument, AdminJoinRequestsDocument],
  });
  const { props, item, form, problem, isBusy } = useServerForm<MergeValues>({
    check: mergeCompaniesSchema,
    send: async ({ intoId = '', reason }) => {
      const { data } = await merge({ variables: { id, intoId, reason } });
      toast.success(t`They are one company now: ${data?.mergeCompanies.company.name ?? ''}.`);
      onClose();
      open(intoId);
    },
  });
  const intoId = Form.useWatch('intoId', form);
  return (
    <Form {...props} initialValues={{ reason: '' }}>
      <Form.Item
        {...item('intoId')}
        label={t`Company to keep`}
        extra={t`Its name and its verification are those of the merged company.`}
      >
        <CompanySelect without={id} />
      </Form.Item>
      {intoId && <WhatMoves id={id} intoId={intoId} />}
      <Form.Item {...item('reason')} label={t`Reason`} extra={t`The recruiters of both companies read it.`}>
        <Input.TextArea rows={3} maxLength={mergeReasonLength} />
      </Form.Item>
      <FormEnd problem={problem} isBusy={isBusy} danger onCancel={onClose}>{t`Merge companies`}</FormEnd>
    </Form>
  );
}

const typingPause = 250;

/** `control` holds the props set by Form.Item: id, value, onChange. */
function CompanySelect({ without, ...control }: { without: string }) {
  const [search, setSearch] = useState('');
  const { data, previousData, error } = useQuery(AdminCompaniesDocument, {
    variables: { search: useDebounced(search, typingPause) || null },
  });
  const found = (data ?? previousData)?.adminCompanies.items ?? [];
  return (
    <Select
      {...control}
      virtual={false}
      showSearch={{ filterOption: false, onSearch: setSearch }}
      placeholder={t`Search companies`}
      notFoundContent={error ? errorText(error) : t`There is no such company.`}
      options={found
        .filter(({ id, state }) => id !== without && state !== 'SUSPENDED')
        .map(({ id, company, domains }) => ({ value: id, label: [company.name, ...domains].join(', ') }))}
    />
  );
}

function WhatMoves({ id, intoId }: { id: string; intoId: string }) {
  const { data, error } = useQuery(CompanyMergeDocument, {
    variables: { id, intoId },
    fetchPolicy: 'network-only',
  });
  if (error) return <FormProblem text={errorText(error)} />;
  const merge = data?.companyMerge;
  if (!merge) return null;
  return (
    <Alert
      type="warning"
      className={styles.moves}
      title={t`This cannot be undone.`}
      description={
        <>
          <p>
            {t`${merge.goneName} is no company of its own afterwards: its name leads to ${merge.name}. What moves:`}
          </p>
          <ul>
            {movesOf(merge).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      }
    />
  );
}

function movesOf({ name, ...merge }: NonNullable<CompanyMergeQuery['companyMerge']>): string[] {
  const { members, domains, requests, jobs, openJobs, applications, reviews, doubledReviews } = merge;
  return [
    t`Jobs: ${jobs}, open: ${openJobs}`,
    t`Applications: ${applications}`,
    t`Recruiters: ${members}`,
    t`Waiting requests to join: ${requests}`,
    t`Email domains: ${domains}`,
    t`Reviews: ${reviews}`,
    ...(doubledReviews > 0
      ? [
          plural(doubledReviews, {
            one: '# job seeker reviewed both: the older review is deleted.',
            other: '# job seekers reviewed both: the older review of each is deleted.',
          }),
        ]
      : []),
    ...(merge.wasVerified && !merge.isVerified ? [t`Its recruiters are not verified any more: ${name} is not.`] : []),
    ...(merge.isVerified && !merge.wasVerified && members > 0
      ? [t`Its recruiters are verified from then on, as ${name} is.`]
      : []),
  ];
}
