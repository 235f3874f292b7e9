import { Navigate, useParams } from 'react-router-dom';
import type { Role } from '../gql/graphql.ts';
import { homeOf } from '../shared/lib/homes.ts';
import { paths } from '../shared/lib/paths.ts';

/** OP-073: the old address of a job leads to the new one. */
export function OldJobRedirect() {
  const { id = '' } = useParams();
  return <Navigate to={paths.jobDetails(id)} replace />;
}

/** `/hr` and the like stand for the home of a role, wherever that is. */
export function RoleHomeRedirect({ of }: { of: Role }) {
  return <Navigate to={homeOf(of)} replace />;
}
