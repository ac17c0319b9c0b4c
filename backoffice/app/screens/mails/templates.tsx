// Email templates: a subject and two paragraphs in each language, with a preview; an empty field keeps the program's own text.
import {
  type AddedWords,
  DEFAULT_LOCALE,
  directionOf,
  type Locale,
  type MailTemplate,
  type WholeTemplate,
} from '@millwright/contracts';
import { Alert, Box, Button, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import {
  Edit,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useInput,
  useRecordContext,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { Ltr, Sentence } from '../../ui/isolated.tsx';
import { MailKind } from '../../ui/kinds.tsx';
import { MailPreviewPanel } from './mail-preview.tsx';

export function TemplateList() {
  return (
    <AdminList<MailTemplate>
      sort={{ field: 'id', order: 'ASC' }}
      perPage={100}
      search
      columns={[
        {
          source: 'id',
          label: 'mails.template',
          sortable: true,
          render: (template) => <MailKind template={template.id} />,
        },
        {
          source: 'subject',
          label: 'mails.subject',
          render: (template) => <Sentence>{template.subject}</Sentence>,
        },
        {
          source: 'changed',
          label: 'mails.changed',
          render: (template, { say }) =>
            template.changed.map((locale) => say(`language.${locale}`)).join(', ') || '–',
        },
      ]}
    />
  );
}

export function TemplateEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      transform={({ words }: WholeTemplate) => ({ words })}
    >
      <TemplateForm />
    </Edit>
  );
}

function TemplateForm() {
  // The list knows it, and so does the record.
  const mayWrite = useRecordContext<MailTemplate>()?.mayChange === true;
  return (
    <SimpleForm
      toolbar={
        mayWrite ? (
          <Toolbar>
            <SaveButton />
          </Toolbar>
        ) : (
          false
        )
      }
    >
      <Words mayWrite={mayWrite} />
    </SimpleForm>
  );
}

/** What is empty is sent as ''. */
const orEmpty = (value: string | null): string => value ?? '';

function Words({ mayWrite }: { mayWrite: boolean }) {
  const say = useWords();
  const template = useRecordContext<WholeTemplate>();
  const [chosen, setLocale] = useState<Locale>();
  const locale = chosen ?? template?.languages?.[0] ?? DEFAULT_LOCALE;
  const fields = {
    subject: useInput({ source: `words.${locale}.subject`, parse: orEmpty }).field,
    intro: useInput({ source: `words.${locale}.intro`, parse: orEmpty }).field,
    footer: useInput({ source: `words.${locale}.footer`, parse: orEmpty }).field,
  };
  // What the list has shown already comes first, without its words.
  if (template?.original === undefined) return null;
  const words: AddedWords = {
    subject: fields.subject.value ?? '',
    intro: fields.intro.value ?? '',
    footer: fields.footer.value ?? '',
  };
  const reset = (): void => {
    for (const field of Object.values(fields)) field.onChange('');
  };
  const written = {
    disabled: !mayWrite,
    fullWidth: true,
    parse: orEmpty,
    slotProps: { htmlInput: { dir: directionOf(locale), lang: locale } },
  };
  return (
    <Box sx={{ width: '100%' }}>
      {mayWrite ? null : (
        <Alert severity="info" sx={{ mb: 1 }}>
          {say('mails.guarded')}
        </Alert>
      )}
      <Alert severity="info" sx={{ mb: 1 }}>
        {say('mails.wordsHelp')}{' '}
        {template.places.length === 0 ? null : (
          <Ltr mono>{template.places.map((place) => `{${place}}`).join(' ')}</Ltr>
        )}
      </Alert>
      <Tabs
        value={locale}
        onChange={(_, next: Locale) => setLocale(next)}
        aria-label={say('common.language')}
        sx={{ mb: 1 }}
      >
        {template.languages.map((value) => (
          <Tab key={value} value={value} label={say(`language.${value}`)} />
        ))}
      </Tabs>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 616px)' },
        }}
      >
        <Box key={locale}>
          <TextInput
            source={`words.${locale}.subject`}
            label={say('mails.ownSubject')}
            placeholder={template.original[locale].subject}
            {...written}
          />
          <TextInput
            source={`words.${locale}.intro`}
            label={say('mails.intro')}
            multiline
            minRows={3}
            {...written}
          />
          <TextInput
            source={`words.${locale}.footer`}
            label={say('mails.footer')}
            multiline
            minRows={3}
            {...written}
          />
          {mayWrite ? <Button onClick={reset}>{say('mails.reset')}</Button> : null}
        </Box>
        <MailPreviewPanel template={template.id} locale={locale} words={words} maySend={mayWrite} />
      </Box>
    </Box>
  );
}
