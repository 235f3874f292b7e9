import { useMutation, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { AddHeldWordDocument, HeldWordsDocument, RemoveHeldWordDocument } from '../admin/held-word-documents.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Panel, Stack } from '../../shared/ui/layout.tsx';
import { PageTitle } from '../../shared/ui/page-title.tsx';
import { Loaded } from '../ui/page-states.tsx';
import { Button, Flex, Form, Input, Select } from 'antd';
import { useId, useState } from 'react';
import { heldWordKindLabels, type HeldWordKind } from '../../../server/hiring/held-texts/held-word.labels.ts';
import { heldWordLimits, heldWordSchema } from '../../../server/hiring/held-texts/held-word.rules.ts';
import type { HeldWordsQuery } from '../../gql/graphql.ts';
import { useIdempotencyKey } from '../../shared/lib/idempotency-key.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { FormProblem, SubmitButton } from '../forms/form-parts.tsx';
import { useServerForm } from '../forms/use-server-form.ts';
import { AskButton } from '../ui/dialogs.tsx';
import styles from '../admin/held-words.module.css';

/** /admin/held-words: the phrases by which job texts are held for review. */
export function AdminHeldWordsPage() {
  const query = useQuery(HeldWordsDocument);
  return (
    <Stack gap={20}>
      <PageTitle>{t`Review keywords`}</PageTitle>
      <p>
        <Trans>
          A job is held for review when one of its sentences asks applicants for money. See the{' '}
          <Link to={`${paths.adminJobs}?state=HELD`}>jobs that are held</Link>. Changes count for jobs that are posted,
          changed or reopened from then on.
        </Trans>
      </p>
      <Loaded query={query} loading={t`Loading the words`} failed={t`The words could not be loaded.`} height={480}>
        {({ heldWords }) => <HeldWords words={heldWords} />}
      </Loaded>
    </Stack>
  );
}

type Word = HeldWordsQuery['heldWords'][number];

const kinds = Object.keys(heldWordKindLabels) as HeldWordKind[];
const helpOf: Record<HeldWordKind, () => string> = {
  PAYMENT: () => t`What applicants should never have to pay: “registration fee”, “deposit”.`,
  DEMAND: () => t`Words that ask for it: “must be paid”, “before joining”. An amount counts like one of them.`,
  PRICED: () => t`What applicants are made to buy, or to do with an amount: “kit”, “ID card”, “bhejo”.`,
  INCOME: () => t`An amount beside these does not count: “salary …”, “rs per month”.`,
  HARMLESS: () =>
    t`What these cover does not count: “school fees”. With … at an end they also excuse what comes next there: “no …”.`,
};

/** A sentence is held if it has a payment and a demand near it, unless a harmless phrase covers them. */
function HeldWords({ words }: { words: readonly Word[] }) {
  const [search, setSearch] = useState('');
  const searchId = useId();
  const sought = search.trim().toLowerCase();
  return (
    <Stack gap={20}>
      <NewWord />
      <div className={styles.search}>
        <label htmlFor={searchId}>{t`Find a keyword`}</label>
        <Input
          id={searchId}
          allowClear
          value={search}
          maxLength={60}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {kinds.map((kind) => (
        <WordsOfKind
          key={kind}
          kind={kind}
          words={words.filter((word) => word.kind === kind && word.phrase.includes(sought))}
        />
      ))}
    </Stack>
  );
}

function NewWord() {
  const { keyFor, forget } = useIdempotencyKey();
  const [add] = useMutation(AddHeldWordDocument, { refetchQueries: [HeldWordsDocument] });
  const form = useServerForm<{ kind: HeldWordKind; phrase: string }>({
    check: heldWordSchema,
    send: async ({ kind, phrase }) => {
      await add({ variables: { kind, phrase, idempotencyKey: keyFor({ kind, phrase }) } });
      toast.success(t`“${phrase}” is on the list.`);
      form.form.setFieldValue('phrase', '');
      forget();
    },
  });
  return (
    <Panel label={t`Add a keyword`}>
      <Form {...form.props} initialValues={{ kind: 'PAYMENT', phrase: '' }}>
        <div className={styles.fields}>
          <Form.Item
            {...form.item('phrase')}
            label={t`Word or phrase`}
            extra={t`… between words stands for up to three others. At most two are possible.`}
          >
            <Input maxLength={heldWordLimits.characters} />
          </Form.Item>
          <Form.Item {...form.item('kind')} label={t`What it says`}>
            <Select virtual={false} options={kinds.map((value) => ({ value, label: heldWordKindLabels[value]() }))} />
          </Form.Item>
        </div>
        <FormProblem text={form.problem} />
        <SubmitButton isBusy={form.isBusy}>{t`Add`}</SubmitButton>
      </Form>
    </Panel>
  );
}

/** Of each kind, until somebody asks for all: more than a thousand come with the product. */
const shownAtFirst = 30;

function WordsOfKind({ kind, words }: { kind: HeldWordKind; words: readonly Word[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? words : words.slice(0, shownAtFirst);
  const [remove] = useMutation(RemoveHeldWordDocument, { refetchQueries: [HeldWordsDocument] });
  return (
    <Flex vertical gap={8} component="section" aria-labelledby={`words-${kind}`}>
      <h2 className="large" id={`words-${kind}`}>
        {heldWordKindLabels[kind]()}
      </h2>
      <p className="quiet">{helpOf[kind]()}</p>
      {words.length === 0 && <p className="quiet">{t`None.`}</p>}
      <Flex wrap gap={8} component="ul" className={styles.words}>
        {shown.map(({ id, phrase }) => (
          <li key={id}>
            <AskButton
              button={{
                children: phrase,
                icon: <Icon name="close" size={14} />,
                iconPlacement: 'end',
                'aria-label': t`Remove “${phrase}”`,
              }}
              title={t`Remove “${phrase}”?`}
              okText={t`Remove`}
              danger
              act={() => remove({ variables: { id } })}
            >
              {t`It no longer counts for jobs that are posted or changed from now on.`}
            </AskButton>
          </li>
        ))}
      </Flex>
      {shown.length < words.length && (
        <Button className={styles.all} onClick={() => setIsWhole(true)}>
          {t`Show all ${words.length}`}
        </Button>
      )}
    </Flex>
  );
}
