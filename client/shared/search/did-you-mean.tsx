import { useQuery } from '@apollo/client/react';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import { addressOf, filterOf, type SearchCriteria } from './search-criteria.ts';
import styles from './did-you-mean.module.css';

const SearchSuggestionDocument = graphql(/* GraphQL */ `
  query SearchSuggestion($filter: JobFilter!) {
    searchSuggestion(filter: $filter)
  }
`);

/** Below a search without results: the nearest words that have some. If the request fails, it renders nothing. */
export function DidYouMean({ criteria }: { criteria: SearchCriteria }) {
  const { data } = useQuery(SearchSuggestionDocument, {
    variables: { filter: filterOf(criteria) },
    skip: criteria.what === '',
    ssr: false,
    fetchPolicy: 'cache-first',
  });
  const words = data?.searchSuggestion;
  if (!words) return null;
  const link = <Link to={{ search: addressOf({ ...criteria, what: words }).toString() }}>{words}</Link>;
  return (
    <output className={styles.question}>
      <Trans>Did you mean {link}?</Trans>
    </output>
  );
}
