import { Button, type ButtonProps, Modal, type ModalProps } from 'antd';
import { type ReactNode, useState } from 'react';

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
