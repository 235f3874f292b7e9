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

/** Under a search that found nothing: the nearest words that find something. Without an answer there are none. */
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
