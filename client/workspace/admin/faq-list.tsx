import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FaqDirection } from '../../../server/content/content.labels.ts';
import type { AdminFaqFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { KeptFocus, Stack } from '../../shared/ui/layout.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { DialogButton } from '../ui/dialog-button.tsx';
import { EmptyState } from '../ui/page-states.tsx';
import { AskButton } from '../ui/question.tsx';
import { AdminFaqsDocument, DeleteFaqDocument, MoveFaqDocument } from './faq-documents.ts';
import { FaqForm } from './faq-form.tsx';
import styles from './faq-list.module.css';

/** In the order in which everybody reads them. */
export function FaqList({ faqs }: { faqs: readonly AdminFaqFragment[] }) {
  const [said, setSaid] = useState('');
  return (
    <Stack gap={16}>
      <div>
        <DialogButton
          button={{ type: 'primary', icon: <Icon name="plus" />, children: t`Add a question` }}
          width={640}
          mask={{ closable: false }}
          title={t`Add a question`}
        >
          {(close) => <FaqForm onClose={close} />}
        </DialogButton>
      </div>
      <output className="visually-hidden">{said}</output>
      {faqs.length === 0 && <EmptyState title={t`There are no questions yet.`} />}
      <KeptFocus>
        <ol className={styles.list} aria-label={t`Questions`}>
          {faqs.map((faq, index) => (
            <FaqRow key={faq.id} faq={faq} place={index + 1} last={faqs.length} onMoved={setSaid} />
          ))}
        </ol>
      </KeptFocus>
    </Stack>
  );
}

interface FaqRowProps {
  faq: AdminFaqFragment;
  place: number;
  last: number;
  /** Hears where it stands now. */
  onMoved: (sentence: string) => void;
}

function FaqRow({ faq, ...row }: FaqRowProps) {
  const { id, question, answer } = faq;
  const [remove] = useMutation(DeleteFaqDocument, { refetchQueries: [AdminFaqsDocument], awaitRefetchQueries: true });
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>{question}</h2>
        <Prose text={answer} />
      </div>
      <div className={styles.buttons}>
        <MoveButtons faq={faq} {...row} />
        <DialogButton
          button={{ children: t`Edit`, 'aria-label': t`Edit “${question}”` }}
          width={640}
          mask={{ closable: false }}
          title={t`Edit the question`}
        >
          {(close) => <FaqForm faq={faq} onClose={close} />}
        </DialogButton>
        <AskButton
          button={{ danger: true, children: t`Delete`, 'aria-label': t`Delete “${question}”` }}
          title={t`Delete this question?`}
          okText={t`Delete`}
          danger
          act={() => remove({ variables: { id } })}
          done={t`The question is deleted.`}
        >
          {question}
        </AskButton>
      </div>
    </li>
  );
}

/** A row that moves takes the focus with it, which browsers would drop; at an end the other button has it. */
function MoveButtons({ faq: { id, question }, place, last, onMoved }: FaqRowProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<FaqDirection | null>(null);
  const [move, { loading }] = useMutation(MoveFaqDocument, {
    refetchQueries: [AdminFaqsDocument],
    awaitRefetchQueries: true,
  });
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const goesUp = place > 1 && (pressed.current === 'UP' || place === last);
    (goesUp ? up : down).current?.focus();
    pressed.current = null;
    onMoved(t`“${question}” is number ${place} now.`);
  }, [place, last, question, onMoved]);
  const press = (direction: FaqDirection) => {
    if (loading) return;
    pressed.current = direction;
    move({ variables: { id, direction } }).catch((error: unknown) => {
      pressed.current = null;
      toast.error(errorText(error));
    });
  };
  return (
    <>
      <Button
        ref={up}
        aria-label={t`Move “${question}” up`}
        disabled={place === 1}
        onClick={() => press('UP')}
      >{t`Up`}</Button>
      <Button
        ref={down}
        aria-label={t`Move “${question}” down`}
        disabled={place === last}
        onClick={() => press('DOWN')}
      >{t`Down`}</Button>
    </>
  );
}
