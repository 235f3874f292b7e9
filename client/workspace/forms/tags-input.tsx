import { t } from '@lingui/core/macro';
import { Button, Flex, Input } from 'antd';
import { type AriaAttributes, type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { cleanTags, type TagKind } from '../../../server/core/text.rules.ts';
import { passFocusOn } from '../lib/pass-focus-on.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './tags-input.module.css';

export interface Tags {
  readonly tags: readonly string[];
  /** Typed but not added yet; posting includes it. */
  readonly pending: string;
}

/** The tags and the pending text, trimmed, without empty or repeated ones (HPOST-26, 27). */
export const withPending = ({ tags, pending }: Tags, kind?: TagKind): string[] => cleanTags([...tags, pending], kind);

interface TagsInputProps extends AriaAttributes {
  id?: string;
  /** The whole list. */
  label: string;
  /** What one tag is called, for the buttons: "skill". */
  noun: string;
  placeholder?: string;
  /** Several tags typed or pasted at once are split at commas; sentences only at line breaks. */
  kind?: TagKind;
  value?: Tags;
  onChange?: (value: Tags) => void;
}

const noTags: Tags = { tags: [], pending: '' };

/**
 * Not antd's Select: its remove icons have no name and are not reachable by keyboard. A list of short texts for
 * Form.Item: typed one by one, added by button or Enter, each removable.
 */
export function TagsInput({ label, noun, kind, value = noTags, onChange, ...control }: TagsInputProps) {
  const entry = useRef<HTMLSpanElement>(null);
  const add = () => onChange?.({ tags: withPending(value, kind), pending: '' });
  const remove = (tag: string, pressed: HTMLElement) => {
    if (value.tags.length > 1) passFocusOn(pressed.closest('li'));
    // Not the input: on phones the keyboard would open.
    else entry.current?.querySelector('button')?.focus();
    onChange?.({ ...value, tags: value.tags.filter((kept) => kept !== tag) });
  };
  const press = (event: KeyboardEvent) => {
    // Enter during IME composition belongs to the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  // The input would turn a pasted table column into one line.
  const paste = (event: ClipboardEvent) => {
    const pasted = cleanTags([event.clipboardData.getData('text')], kind);
    if (pasted.length < 2) return;
    event.preventDefault();
    onChange?.({ ...value, tags: cleanTags([...value.tags, ...pasted], kind) });
  };
  return (
    <Flex vertical gap={8}>
      <span ref={entry} className={styles.entry}>
        <Input
          {...control}
          value={value.pending}
          autoComplete="off"
          enterKeyHint="enter"
          onChange={(event) => onChange?.({ ...value, pending: event.target.value })}
          onKeyDown={press}
          onPaste={paste}
        />
        <Button onClick={add} icon={<Icon name="plus" />} aria-label={t`Add ${noun}`}>
          {t`Add`}
        </Button>
      </span>
      {value.tags.length > 0 && (
        <Flex wrap gap={6} component="ul" aria-label={label}>
          {value.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <Button
                type="text"
                shape="circle"
                className={styles.remove}
                icon={<Icon name="close" size={14} />}
                aria-label={t`Remove ${tag}`}
                onClick={({ currentTarget }) => remove(tag, currentTarget)}
              />
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
