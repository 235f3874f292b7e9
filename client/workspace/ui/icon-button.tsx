import { Button, type ButtonProps } from 'antd';
import type { RefAttributes } from 'react';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';

/** antd's button with only a picture of ours; `label` is its name and its tooltip. */
export const IconButton = ({
  icon,
  label,
  ...rest
}: Omit<ButtonProps, 'icon'> & RefAttributes<HTMLButtonElement> & { icon: IconName; label: string }) => (
  <Button type="text" {...rest} icon={<Icon name={icon} />} aria-label={label} title={label} />
);
