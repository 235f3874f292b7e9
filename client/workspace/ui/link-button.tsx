import { Button, type ButtonProps } from 'antd';
import { type LinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Omit<ButtonProps, 'href'>, Pick<LinkProps, 'to' | 'state' | 'replace'> {}

/** Own, because antd's button with an address loads the whole page: this one lets the router lead on. */
export function LinkButton({ to, state, replace, onClick, ...rest }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to, { state, replace });
  const press: ButtonProps['onClick'] = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <Button {...rest} href={href} onClick={press} />;
}
