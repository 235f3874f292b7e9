import { t } from '@lingui/core/macro';
import { Radio } from 'antd';
import { type TokenArea, tokenAreaLabels } from '../../../server/core/token-scope.labels.ts';
import { keysOf } from '../../../server/core/text.rules.ts';
import type { TokenScope } from '../../gql/graphql.ts';
import styles from './scope-picker.module.css';

interface ScopePickerProps {
  /** Both are set by `<Form.Item>`. */
  id?: string;
  value?: TokenScope[];
  onChange?: (scopes: TokenScope[]) => void;
}

const choices = {
  NONE: () => t`Nothing`,
  READ: () => t`Read`,
  WRITE: () => t`Read and change`,
} as const;
const levels = keysOf(choices);

/** One row for each area: no access, read, or read and write. */
export function ScopePicker({ id, value = [], onChange }: ScopePickerProps) {
  const levelOf = (area: TokenArea) =>
    levels.find((level) => level !== 'NONE' && value.includes(`${area}_${level}`)) ?? 'NONE';
  const choose = (area: TokenArea, level: (typeof levels)[number]) => {
    const others = value.filter((scope) => !scope.startsWith(`${area}_`));
    onChange?.(level === 'NONE' ? others : [...others, `${area}_${level}`]);
  };
  return (
    <div id={id} tabIndex={-1} className={styles.areas}>
      {keysOf(tokenAreaLabels).map((area) => (
        <div key={area} className={styles.area}>
          <span id={`${id}-${area}`}>{tokenAreaLabels[area]()}</span>
          <Radio.Group
            aria-labelledby={`${id}-${area}`}
            name={`${id}-${area}`}
            value={levelOf(area)}
            options={levels.map((level) => ({ value: level, label: choices[level]() }))}
            onChange={({ target }) => choose(area, target.value as (typeof levels)[number])}
          />
        </div>
      ))}
    </div>
  );
}
