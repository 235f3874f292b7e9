import { t } from '@lingui/core/macro';
import { Button, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './admin-list.module.css';

interface FiltersProps {
  place: { isNarrowed: boolean; clear: () => void };
  children: ReactNode;
}

export const Filters = ({ place: { isNarrowed, clear }, children }: FiltersProps) => (
  <search className={styles.filters}>
    {children}
    {isNarrowed && <Button onClick={clear}>{t`Clear all`}</Button>}
  </search>
);

interface FilterProps {
  label: string;
  value: string | null | undefined;
  onChange: (value: string | null) => void;
}

/** Filters the list on Enter or on a click of the button. */
export const SearchFilter = ({ label, value, onChange, placeholder }: FilterProps & { placeholder?: string }) => (
  <label>
    {label}
    <Input.Search
      key={value}
      defaultValue={value ?? ''}
      placeholder={placeholder}
      maxLength={100}
      enterButton={<Button icon={<Icon name="search" />} aria-label={t`Search`} />}
      onSearch={(typed) => typed.trim() !== (value ?? '') && onChange(typed.trim() || null)}
    />
  </label>
);

/** Filters the list at once. */
export const ChoiceFilter = ({
  label,
  value,
  onChange,
  any,
  labels,
}: FilterProps & { any: string; labels: Readonly<Record<string, () => string>> }) => (
  <label>
    {label}
    <Select
      aria-label={label}
      value={value ?? ''}
      virtual={false}
      popupMatchSelectWidth={false}
      onChange={(chosen: string) => onChange(chosen || null)}
      options={[
        { value: '', label: any },
        ...Object.entries(labels).map(([option, text]) => ({ value: option, label: text() })),
      ]}
    />
  </label>
);

/**
 * Filters the list by a complete date and ignores a half-typed one. Uses the browser's date field, as the applicant
 * filters do.
 */
export const DayFilter = ({ label, value, onChange }: FilterProps) => (
  <label>
    {label}
    <Input
      className={styles.day}
      type="date"
      defaultValue={value ?? ''}
      key={value}
      onChange={({ target }) => onChange(target.value || null)}
    />
  </label>
);
