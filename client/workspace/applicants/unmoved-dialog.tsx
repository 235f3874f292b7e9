import { plural, t } from '@lingui/core/macro';
import { Button, Modal } from 'antd';
import type { UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { StatusTag } from '../ui/status-tag.tsx';
import styles from './unmoved-dialog.module.css';

interface UnmovedDialogProps {
  unmoved: readonly UnmovedApplicantFragment[];
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Who stayed as they are, by name, and why; and the way to them, to decide on each alone. */
export function UnmovedDialog({ unmoved, onOpen, onClose }: UnmovedDialogProps) {
  const title = plural(unmoved.length, {
    one: '# application stayed as it is',
    other: '# applications stayed as they are',
  });
  return (
    <Modal
      open={unmoved.length > 0}
      title={title}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t`OK`}
        </Button>
      }
    >
      <ul className={styles.list}>
        {unmoved.map(({ application: { id, status, applicant }, message }) => (
          <li key={id}>
            <b id={`unmoved-${id}`}>{applicant.name}</b> <StatusTag status={status} />
            <p className={styles.why}>{message}</p>
            <Button aria-describedby={`unmoved-${id}`} onClick={() => onOpen(id)}>
              {t`View Profile`}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
