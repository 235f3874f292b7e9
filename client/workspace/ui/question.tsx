import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { errorText } from '../../shared/lib/errors.ts';
import { toast } from '../../shared/ui/toast.ts';

interface QuestionProps {
  isOpen: boolean;
  title: string;
  okText: string;
  /** Red when the step cannot be taken back. */
  danger?: boolean;
  /** False while something is still to be chosen. */
  canAct?: boolean;
  children: ReactNode;
  /** Rejects with the server's refusal, which is said; the question stays then. */
  act: () => Promise<unknown>;
  onClose: () => void;
}

/** Before a step that is not taken by mistake. Closed, not removed: only then antd gives the focus back. */
export function Question({ isOpen, title, okText, danger, canAct = true, children, act, onClose }: QuestionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      await act();
      onClose();
    } catch (error) {
      toast.error(errorText(error));
    }
    setIsBusy(false);
  };
  return (
    <Modal
      open={isOpen}
      title={title}
      okText={okText}
      okButtonProps={{ danger, disabled: !canAct }}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {children}
    </Modal>
  );
}
