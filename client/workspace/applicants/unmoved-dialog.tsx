import { plural, t } from '@lingui/core/macro';
import { Button, Flex, Modal } from 'antd';
import type { UnmovedApplicantFragment } from '../../gql/graphql.ts';
import { StatusTag } from '../ui/status-tag.tsx';
import { useApplicantsPlace } from './applicants-address.ts';

interface UnmovedDialogProps {
  unmoved: readonly UnmovedApplicantFragment[];
  onClose: () => void;
}

/** Names the applicants who did not move and why, with links to decide on each. */
export function UnmovedDialog({ unmoved, onClose }: UnmovedDialogProps) {
  const { go } = useApplicantsPlace();
  const openAlone = (id: string) => {
    onClose();
    go({ application: id });
  };
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
      <Flex vertical gap={20} component="ul">
        {unmoved.map(({ application: { id, status, applicant }, message }) => (
          <li key={id}>
            <b id={`unmoved-${id}`}>{applicant.name}</b> <StatusTag status={status} />
            <p>{message}</p>
            <Button aria-describedby={`unmoved-${id}`} onClick={() => openAlone(id)}>
              {t`View Profile`}
            </Button>
          </li>
        ))}
      </Flex>
    </Modal>
  );
}
