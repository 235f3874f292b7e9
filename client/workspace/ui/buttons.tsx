import { Button, type ButtonProps } from 'antd';
import type { RefAttributes } from 'react';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';

/** An antd button with only an icon of ours; `label` is its name and its tooltip. */
export const IconButton = ({
  icon,
  label,
  ...rest
}: Omit<ButtonProps, 'icon'> & RefAttributes<HTMLButtonElement> & { icon: IconName; label: string }) => (
  <Button type="text" {...rest} icon={<Icon name={icon} />} aria-label={label} title={label} />
);

interface LinkButtonProps extends Omit<ButtonProps, 'href'>, Pick<LinkProps, 'to' | 'state' | 'replace'> {}

/** Not antd's button with `href`, which loads the whole page: this one navigates with the router. */
export function LinkButton({ to, state, replace, onClick, ...rest }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to, { state, replace });
  const press: ButtonProps['onClick'] = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <Button {...rest} href={href} onClick={press} />;
}
