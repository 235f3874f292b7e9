import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { AdminFaqsDocument, DeleteFaqDocument, MoveFaqDocument } from '../admin/faq-documents.ts';
import { KeptFocus, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { EmptyState, Loaded } from '../ui/page-states.tsx';
import { Button } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FaqDirection } from '../../../server/office/content/content.labels.ts';
import type { AdminFaqFragment } from '../../gql/graphql.ts';
import { errorText } from '../../shared/lib/errors.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { AskButton, DialogButton } from '../ui/dialogs.tsx';
import { FaqForm } from '../admin/faq-form.tsx';
import styles from '../admin/faq-list.module.css';

/** /admin/faqs: the questions of the landing page and their order. */
export function AdminFaqsPage() {
  const query = useQuery(AdminFaqsDocument);
  return (
    <Stack gap={20}>
      <PageTitle>{t`Questions and answers`}</PageTitle>
      <p>{t`Everybody finds them on the landing page, in this order.`}</p>
      <Loaded
        query={query}
        loading={t`Loading the questions`}
        failed={t`The questions could not be loaded.`}
        height={96}
        cards={4}
      >
        {({ faqs }) => <FaqList faqs={faqs.items} />}
      </Loaded>
    </Stack>
  );
}

/** In the order in which visitors read them. */
function FaqList({ faqs }: { faqs: readonly AdminFaqFragment[] }) {
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
  /** Receives the new position. */
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

/** A moved row keeps the focus, which browsers would drop; at either end the other button gets it. */
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
