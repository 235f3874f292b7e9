import { t } from '@lingui/core/macro';
import { Modal } from 'antd';
import type { ApplicationInterviewFragment } from '../../gql/graphql.ts';
import { ScheduleForm } from './schedule-form.tsx';

interface ScheduleDialogProps {
  application: Pick<ApplicationInterviewFragment, 'id' | 'applicant'>;
  onClose: () => void;
}

/** The scheduling form of an approved applicant, in a dialog over the current page. */
export const ScheduleDialog = ({ application: { id, applicant }, onClose }: ScheduleDialogProps) => (
  <Modal open title={t`Schedule an interview with ${applicant.name}`} footer={null} onCancel={onClose}>
    <ScheduleForm applicationId={id} phone={applicant.phone} onScheduled={onClose} />
  </Modal>
);
