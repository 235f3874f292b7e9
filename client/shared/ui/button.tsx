import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useCheckingText } from '../lib/checking-browser.ts';
import { cx } from '../lib/cx.ts';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  kind?: 'primary' | 'default' | 'quiet' | 'danger';
  width?: 'auto' | 'full' | 'full-on-phones';
  icon?: IconName;
}

const widths = { auto: undefined, full: styles.wide, 'full-on-phones': styles.wideOnPhones };

const classesOf = ({ kind = 'default', width = 'auto' }: Look, className?: string) =>
  cx(styles.button, kind !== 'default' && styles[kind], widths[width], className);

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** The request is pending: the label stays, a spinner shows, a second press does nothing. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
    children: ReactNode;
  };

export function Button({
  kind,
  width,
  icon,
  busy = false,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // `aria-disabled` keeps the focus, which `disabled` would drop to the page.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ kind, width }, className)}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <span className="spinner" aria-hidden /> : icon && <Icon name={icon} />}
      {busy ? <BusyLabel>{children}</BusyLabel> : children}
    </button>
  );
}

/** Says why an answer takes a second longer than usual. */
function BusyLabel({ children }: { children: ReactNode }) {
  return useCheckingText() ?? children;
}

/** A link that looks like a button, for navigation. */
export function LinkButton({ kind, width, icon, children, className, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={classesOf({ kind, width }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & { icon: IconName; label: string };

/** A square button with only an icon; `label` is its name. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(styles.button, styles.quiet, styles.iconOnly, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
