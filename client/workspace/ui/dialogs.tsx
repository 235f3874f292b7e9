import { Button, type ButtonProps, Modal, type ModalProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { type Step, useStep } from './act-button.tsx';

interface QuestionProps extends Step {
  isOpen: boolean;
  title: string;
  okText: string;
  /** Red when the step cannot be taken back. */
  danger?: boolean;
  /** False while something is still to be chosen. */
  canAct?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/**
 * Before a step that is not taken by mistake; it stays when the server refuses. Closed, not removed: only then antd
 * gives the focus back.
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
  /** False when there is nothing to ask any more: an open question then closes as usual. */
  isOffered?: boolean;
}

/** A button that asks before it acts. */
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
  /** False when there is nothing to open any more: an open dialog then closes as usual. */
  isOffered?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A button that opens a form in a dialog, which begins afresh each time. */
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
