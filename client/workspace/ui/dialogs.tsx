import { Button, type ButtonProps, Modal, type ModalProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Step, useStep } from './act-button.tsx';

interface QuestionProps extends Step {
  isOpen: boolean;
  title: string;
  okText: string;
  /** Red for an action that cannot be undone. */
  danger?: boolean;
  /** False while something must still be chosen. */
  canAct?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/**
 * Confirms a step that should not happen by mistake; stays open when the server refuses. It is closed, not unmounted:
 * only then does antd return the focus.
 */
export function Question({ isOpen, title, okText, danger, canAct = true, children, onClose, ...step }: QuestionProps) {
  const { isBusy, take } = useStep(step);
  const confirm = async () => {
    if (await take()) onClose();
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

interface AskButtonProps extends Omit<QuestionProps, 'isOpen' | 'onClose'> {
  button: ButtonProps;
  /** False when the action is no longer available: an open dialog then closes as usual. */
  isOffered?: boolean;
}

/** A button that asks for confirmation first. */
export function AskButton({ button, isOffered = true, ...question }: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOffered && <Button {...button} onClick={() => setIsOpen(true)} />}
      <Question {...question} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

interface DialogButtonProps extends Pick<ModalProps, 'title' | 'width' | 'mask'> {
  button: ButtonProps;
  /** False when the form is no longer available: an open dialog then closes as usual. */
  isOffered?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a form in a dialog; the form is reset each time. */
export function DialogButton({ button, isOffered = true, children, ...dialog }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      {isOffered && <Button {...button} onClick={() => setIsOpen(true)} />}
      <Modal {...dialog} open={isOpen} destroyOnHidden footer={null} onCancel={close}>
        {children(close)}
      </Modal>
    </>
  );
}
