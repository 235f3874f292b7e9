import { Button } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { cleanTags } from '../../../server/core/text.rules.ts';
import { passFocusOn } from '../lib/pass-focus-on.ts';
import fieldStyles from '../../shared/ui/field.module.css';
import { Field } from '../../shared/ui/field.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './tags-field.module.css';

export interface Tags {
  readonly tags: readonly string[];
  /** Typed but not added yet; posting takes it along, so that nothing typed is lost. */
  readonly pending: string;
}

/** The tags with what is still pending, trimmed, without empty ones and repetitions (HPOST-26, 27). */
export const withPending = ({ tags, pending }: Tags): string[] => cleanTags([...tags, pending]);

interface TagsFieldProps {
  label: string;
  /** One tag in words, for the buttons: "skill". */
  noun: string;
  hint?: string;
  placeholder?: string;
  optional?: boolean;
  error?: string;
  value: Tags;
  onChange: (value: Tags) => void;
}

/** A list of short texts: typed one by one, added by button or Enter, each removable. */
export function TagsField({ label, noun, hint, placeholder, optional, error, value, onChange }: TagsFieldProps) {
  const entry = useRef<HTMLSpanElement>(null);
  const add = () => onChange({ tags: withPending(value), pending: '' });
  const remove = (tag: string, pressed: HTMLElement) => {
    if (value.tags.length > 1) passFocusOn(pressed.closest('li'));
    // Not the input: on phones its keyboard would rise.
    else entry.current?.querySelector('button')?.focus();
    onChange({ ...value, tags: value.tags.filter((kept) => kept !== tag) });
  };
  const press = (event: KeyboardEvent) => {
    // Enter while an input method composes a word belongs to that word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.frame}>
      <Field label={label} hint={hint} optional={optional} error={error}>
        {(control) => (
          <span ref={entry} className={styles.entry}>
            <input
              {...control}
              className={fieldStyles.control}
              value={value.pending}
              placeholder={placeholder}
              autoComplete="off"
              enterKeyHint="enter"
              onChange={(event) => onChange({ ...value, pending: event.target.value })}
              onKeyDown={press}
            />
            <Button onClick={add} icon={<Icon name="plus" />} aria-label={`Add ${noun}`}>
              Add
            </Button>
          </span>
        )}
      </Field>
      {value.tags.length > 0 && (
        <ul className={styles.tags} aria-label={label}>
          {value.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${tag}`}
                onClick={({ currentTarget }) => remove(tag, currentTarget)}
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
