/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events,
   jsx-a11y/interactive-supports-focus -- an ARIA combobox keeps the focus in its input, which handles the keys; a
   datalist cannot offer names by which it would not filter ("Bangalore"). */
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import fieldStyles from '../ui/field.module.css';
import { Field } from '../ui/field.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './suggestion-field.module.css';

interface SuggestionFieldProps {
  label: string;
  hideLabel?: boolean;
  error?: string | null;
  icon?: IconName;
  name: string;
  placeholder?: string;
  maxLength?: number;
  /** The text that the suggestions are for. The input holds its own: it may have been typed before hydration. */
  typed: string;
  onType: (text: string) => void;
  /** The suggestions; any other text may be typed as well. */
  suggestions: readonly string[];
}

/** A text field with suggestions: a combobox with a listbox, by mouse, touch and arrow keys. */
export function SuggestionField({
  label,
  hideLabel,
  error,
  icon,
  typed,
  onType,
  suggestions,
  ...input
}: SuggestionFieldProps) {
  const listId = useId();
  const list = useSuggestionList(
    suggestions.filter((text) => text !== typed),
    onType,
  );
  return (
    <div className={styles.frame}>
      <Field label={label} hideLabel={hideLabel} error={error}>
        {(control) => (
          <span className={styles.box}>
            {icon && (
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
            )}
            <input
              {...input}
              {...control}
              ref={list.input}
              className={cx(fieldStyles.control, icon && styles.withIcon)}
              role="combobox"
              autoComplete="off"
              aria-autocomplete="list"
              aria-expanded={list.isShown}
              aria-controls={listId}
              aria-activedescendant={list.isShown && list.active >= 0 ? `${listId}-${list.active}` : undefined}
              defaultValue={typed}
              onChange={(event) => list.type(event.target.value)}
              onKeyDown={list.press}
              onBlur={list.close}
            />
          </span>
        )}
      </Field>
      <Suggestions id={listId} list={list} />
    </div>
  );
}

function Suggestions({ id, list }: { id: string; list: ReturnType<typeof useSuggestionList> }) {
  const { t } = useLingui();
  return (
    <div id={id} role="listbox" aria-label={t`Suggestions`} className={styles.list} hidden={!list.isShown}>
      {list.isShown &&
        list.offered.map((text, index) => (
          // Pressing must not move the focus from the field, or the blur would close the list first.
          <div
            key={text}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === list.active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => list.choose(text)}
          >
            {text}
          </div>
        ))}
    </div>
  );
}

function useSuggestionList(offered: readonly string[], onType: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && offered.length > 0;
  const show = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    setActive(-1);
  };
  const choose = (text: string) => {
    if (input.current) input.current.value = text;
    onType(text);
    show(false);
  };
  const press = (event: KeyboardEvent) => {
    if (!isShown) return;
    const chosen = offered[active];
    if (event.key === 'Escape') show(false);
    else if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? offered.length - 1 : active - 1);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
  };
  const type = (text: string) => {
    onType(text);
    show(true);
  };
  return { input, offered, active, isShown, choose, press, type, close: () => show(false) };
}
