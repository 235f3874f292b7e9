import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button, Flex, Form, Progress } from 'antd';
import { Suspense, useId, useState } from 'react';
import type { SeekerProfileFieldsFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { fileSize } from '../lib/file-size.ts';
import { AskButton } from '../ui/dialogs.tsx';
import { resumeProblem, resumeTypes } from '../lib/resume-problem.ts';
import { UploadError, uploadFile } from '../lib/upload-file.ts';
import { FileInput } from '../forms/file-input.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyComponent } from '../../shared/lib/lazy-component.tsx';
import { Cluster } from '../../shared/ui/layout.tsx';
import { TitledPanel } from '../ui/section.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import type { Missing } from '../../shared/applying/missing.ts';
import { toast } from '../../shared/ui/toast.ts';
import { UpdateSeekerProfileDocument } from './profile-documents.ts';

const PREVIEW_HEIGHT = 600;
const PdfPreview = lazyComponent(async () => (await import('../ui/pdf-preview.tsx')).PdfPreview);

/** The resume sent with the next applications: upload, preview, remove (PROF-08…11). */
export function ResumePanel({ resume }: Pick<SeekerProfileFieldsFragment, 'resume'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TitledPanel title={t`Resume`} id={'resume' satisfies Missing}>
      {resume && (
        <>
          <p>
            <Icon name="file" size={16} /> {resume.name} <span className="quiet">({fileSize(resume.size)})</span>
          </p>
          <Cluster>
            <Button
              icon={<Icon name={isShown ? 'eyeOff' : 'eye'} />}
              aria-expanded={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? t`Hide preview` : t`Preview`}
            </Button>
            <RemoveButton />
          </Cluster>
          {isShown && (
            <Suspense fallback={<SkeletonBlock label={t`Loading the document`} height={PREVIEW_HEIGHT} />}>
              <PdfPreview key={resume.id} url={resume.url} name={resume.name} height={PREVIEW_HEIGHT} />
            </Suspense>
          )}
        </>
      )}
      <ResumeUpload hasResume={resume !== null} />
    </TitledPanel>
  );
}

function ResumeUpload({ hasResume }: { hasResume: boolean }) {
  const [update] = useMutation(UpdateSeekerProfileDocument);
  const [chosen, setChosen] = useState<File | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const inputId = useId();
  const isRefused = chosen !== null && resumeProblem(chosen) !== null;
  const upload = async (file: File) => {
    setProblem(null);
    setPercent(0);
    try {
      const { id } = await uploadFile(file, 'resume', setPercent);
      await update({ variables: { input: { resumeFileId: id } } });
      setChosen(null);
      toast.success(t`Profile updated successfully!`);
    } catch (error) {
      setProblem(error instanceof UploadError ? error.message : errorText(error));
    } finally {
      setPercent(null);
    }
  };
  const choose = (file: File | null) => {
    if (percent !== null) return;
    const refusal = file && resumeProblem(file);
    setChosen(file);
    setProblem(refusal);
    if (file && !refusal) void upload(file);
  };
  return (
    <>
      <Form component={false} layout="vertical">
        <Form.Item
          label={hasResume ? t`Replace it` : t`Upload your resume`}
          htmlFor={inputId}
          validateStatus={problem === null ? undefined : 'error'}
          help={problem}
          extra={t`PDF, DOC or DOCX, at most 10 MB. Only you and the recruiters you apply to can open it.`}
        >
          <FileInput
            id={inputId}
            accept={resumeTypes}
            value={chosen}
            aria-invalid={problem === null ? undefined : true}
            onChange={choose}
          />
        </Form.Item>
      </Form>
      {percent !== null && <UploadProgress percent={percent} />}
      {problem && chosen && !isRefused && (
        <Button icon={<Icon name="upload" />} onClick={() => void upload(chosen)}>
          {t`Try again`}
        </Button>
      )}
    </>
  );
}

/** All bytes sent does not mean stored. */
const UploadProgress = ({ percent }: { percent: number }) => (
  <Flex vertical gap={4} className="quiet small tabular">
    <Progress percent={percent} showInfo={false} size="small" aria-label={t`Upload of your resume`} />
    <span aria-hidden>{percent < 100 ? t`Uploading… ${percent}%` : t`Saving…`}</span>
  </Flex>
);

function RemoveButton() {
  const [update] = useMutation(UpdateSeekerProfileDocument, { variables: { input: { resumeFileId: null } } });
  return (
    <AskButton
      button={{ icon: <Icon name="trash" />, children: t`Remove` }}
      title={t`Remove your resume?`}
      okText={t`Remove`}
      danger
      act={update}
      done={t`Resume removed.`}
    >
      <p>{t`Applications that you have sent keep theirs.`}</p>
    </AskButton>
  );
}
