import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { errorText } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';

export interface Step {
  /** Rejects with the server's error, which is shown. */
  act: () => Promise<unknown>;
  /** The toast after success. */
  done?: string;
}

/** `take` says whether it succeeded. */
export function useStep({ act, done }: Step) {
  const [isBusy, setIsBusy] = useState(false);
  const take = async (): Promise<boolean> => {
    setIsBusy(true);
    try {
      await act();
      if (done) toast.success(done);
      return true;
    } catch (error) {
      toast.error(errorText(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, take };
}

/** A button that acts at once. */
export function ActButton({ act, done, ...button }: Omit<ButtonProps, 'onClick' | 'loading'> & Step) {
  const { isBusy, take } = useStep({ act, done });
  return <Button {...button} loading={isBusy} onClick={() => void take()} />;
}
