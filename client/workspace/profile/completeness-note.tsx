import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Panel } from '../../shared/ui/layout.tsx';
import { completenessOf } from './completeness.ts';
import styles from './completeness-note.module.css';

const list = new Intl.ListFormat('en-IN');

/** How complete the profile is and what is missing, in words. */
export function CompletenessNote({ profile }: { profile: SeekerProfileFieldsFragment }) {
  const { percent, missing, optional } = completenessOf(profile);
  return (
    <Panel className={styles.note} label="How complete your profile is">
      <p className={styles.number}>
        {missing.length === 0 && <Icon name="checkCircle" />}
        {missing.length === 0 ? 'Your profile is complete.' : `Your profile is ${percent}% complete.`}
      </p>
      {missing.length > 0 && <progress className={styles.bar} value={percent} max={100} aria-label="Completeness" />}
      {missing.length > 0 && <p>Still missing: {list.format(missing)}.</p>}
      {optional.length > 0 && <p className={styles.optional}>Recruiters also like to read: {list.format(optional)}.</p>}
    </Panel>
  );
}
