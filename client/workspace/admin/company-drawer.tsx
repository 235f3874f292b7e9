import { t } from '@lingui/core/macro';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { companyStateLabels } from '../../../server/office/companies/company-admin.labels.ts';
import type { AdminCompanyDetailsFragment } from '../../gql/graphql.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Stack } from '../../shared/ui/layout.tsx';
import { CompanyActions } from './company-actions.tsx';
import { AdminCompanyDocument } from './company-documents.ts';
import { CompanyDomains } from './company-domains.tsx';
import { CompanyMembers } from './company-members.tsx';
import { CompanyRequests } from './company-requests.tsx';
import { DetailsDrawer, type DrawerProps, Facts } from './details-drawer.tsx';

/** A company with its members, its join requests and the admin's actions. */
export const CompanyDrawer = (drawer: DrawerProps) => (
  <DetailsDrawer
    {...drawer}
    document={AdminCompanyDocument}
    itemOf={({ adminCompany }) => adminCompany}
    titleOf={({ company }) => company.name}
    title={t`Company`}
    texts={{
      loading: t`Loading the company`,
      failed: t`The company could not be loaded.`,
      gone: t`There is no such company.`,
    }}
  >
    {(record) => (
      <Stack gap={20}>
        {record.suspendedAt && (
          <Alert
            type="warning"
            title={t`Suspended on ${longDateTime(record.suspendedAt)}`}
            description={record.suspensionReason}
          />
        )}
        <CompanyFacts record={record} />
        <CompanyActions record={record} />
        <CompanyRequests key={record.id} id={record.id} />
        <CompanyMembers record={record} />
        <CompanyDomains record={record} />
      </Stack>
    )}
  </DetailsDrawer>
);

function CompanyFacts({ record: { company, state, openJobs } }: { record: AdminCompanyDetailsFragment }) {
  const { name, rating, reviewCount } = company;
  return (
    <Facts
      facts={[
        [t`Status`, companyStateLabels[state]()],
        [t`Rating`, rating && t`${rating} of 5, reviews: ${reviewCount}`],
        [
          t`Open jobs`,
          openJobs > 0 ? (
            <Link key="jobs" className="reach" to={`${paths.adminJobs}?${jobsOf(name)}`}>
              {openJobs}
            </Link>
          ) : (
            0
          ),
        ],
      ]}
    />
  );
}

const jobsOf = (name: string): string => new URLSearchParams({ search: name, state: 'OPEN' }).toString();
