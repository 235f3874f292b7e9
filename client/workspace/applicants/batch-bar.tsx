import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Button, Checkbox, Flex } from 'antd';
import { Icon } from '../../shared/ui/icon.tsx';
import { useState } from 'react';
import { largestBatch } from '../../../server/hiring/applications/decision-batch.rules.ts';
import type { ApplicantRowFragment, UnmovedApplicantFragment } from '../../gql/graphql.ts';
import styles from './batch-bar.module.css';
import { BatchDialog } from './batch-dialog.tsx';
import { type Decision, openBatchDecisions } from './decisions.ts';
import type { Selection } from './selection.ts';

interface BatchBarProps {
  /** The applicants on the current page. */
  shown: readonly ApplicantRowFragment[];
  selection: Selection;
  onDecided: (unmoved: readonly UnmovedApplicantFragment[]) => void;
}

/** Selects a whole page, shows the number selected, and decides on all of them. */
export function BatchBar({ shown, selection, onDecided }: BatchBarProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const { chosen, togglePage, clear } = selection;
  const open = openBatchDecisions([...chosen.values()]);
  const isAll = shown.length > 0 && shown.every(({ id }) => chosen.has(id));
  return (
    <Flex
      wrap
      align="center"
      gap="4px 16px"
      component="section"
      className={styles.bar}
      aria-label={t`Decide on several applicants`}
    >
      <Checkbox checked={isAll} onChange={() => togglePage(shown)}>
        {t`Select all on this page`}
      </Checkbox>
      <output className={styles.count}>
        {chosen.size > 0 &&
          [
            t`${chosen.size} selected`,
            ...(chosen.size === largestBatch ? [t`the maximum`] : []),
            ...(open.length === 0 ? [t`nothing left to decide`] : []),
          ].join(', ')}
      </output>
      {chosen.size > 0 && (
        <Flex wrap gap={8}>
          <Button type="link" onClick={clear}>
            {t`Clear`}
          </Button>
          {open.map((each) => (
            <Button
              key={each.to}
              type={each.kind === 'primary' ? 'primary' : 'default'}
              icon={<Icon name={each.icon} />}
              aria-label={t`${i18n._(each.label)} ${chosen.size} selected`}
              onClick={() => setDecision(each)}
            >
              {i18n._(each.label)}
            </Button>
          ))}
        </Flex>
      )}
      <BatchDialog
        chosen={[...chosen.values()]}
        decision={decision}
        onClose={() => setDecision(null)}
        onDecided={(unmoved) => {
          setDecision(null);
          clear();
          onDecided(unmoved);
        }}
      />
    </Flex>
  );
}
