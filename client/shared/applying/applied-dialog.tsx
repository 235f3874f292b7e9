import { paths } from '../lib/paths.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** PUB-20: the alert of the specification as a dialog (OP-105). */
export function AppliedDialog({ companyName, onClose }: { companyName: string; onClose: () => void }) {
  return (
    <Dialog
      title="Applied!"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <LinkButton to={paths.appliedJobs}>See your applications</LinkButton>
        </>
      }
    >
      <p>{companyName} has your application and your resume. You will be told about every step here and by mail.</p>
    </Dialog>
  );
}
