// Email templates: a subject and two paragraphs in each language, with a preview; an empty field keeps the program's own text.
import {
  type AddedWords,
  directionOf,
  LOCALES,
  type Locale,
  type MailTemplate,
  type WholeTemplate,
} from '@millwright/contracts';
import { Alert, Box, Button, Paper, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import {
  Edit,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useInput,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { MailKind } from '../../ui/kinds.tsx';

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
          render: (template) => <Name>{template.subject}</Name>,
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

function Words({ mayWrite }: { mayWrite: boolean }) {
  const say = useWords();
  const notify = useNotify();
  const template = useRecordContext<WholeTemplate>();
  const [locale, setLocale] = useState<Locale>('en');
  const fields = {
    subject: useInput({ source: `words.${locale}.subject` }).field,
    intro: useInput({ source: `words.${locale}.intro` }).field,
    footer: useInput({ source: `words.${locale}.footer` }).field,
  };
  const [preview, setPreview] = useState<{ subject: string; text: string } | null>(null);
  // What the list has shown already comes first, without its words.
  if (template?.original === undefined) return null;
  const show = async (): Promise<void> => {
    const added: AddedWords = {
      subject: fields.subject.value ?? '',
      intro: fields.intro.value ?? '',
      footer: fields.footer.value ?? '',
    };
    try {
      setPreview(
        await api('POST', `/mail-templates/${template.id}/preview`, { body: { locale, ...added } }),
      );
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  const reset = (): void => {
    for (const field of Object.values(fields)) field.onChange('');
    setPreview(null);
  };
  const { subject, text } = preview ?? template.original[locale];
  const written = {
    disabled: !mayWrite,
    fullWidth: true,
    parse: (value: string) => value ?? '',
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
        onChange={(_, next: Locale) => {
          setLocale(next);
          setPreview(null);
        }}
        aria-label={say('common.language')}
        sx={{ mb: 1 }}
      >
        {LOCALES.map((value) => (
          <Tab key={value} value={value} label={say(`language.${value}`)} />
        ))}
      </Tabs>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box key={locale}>
          <TextInput
            source={`words.${locale}.subject`}
            label={say('mails.ownSubject')}
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
          <Button onClick={() => void show()}>{say('mails.preview')}</Button>
          {mayWrite ? <Button onClick={reset}>{say('mails.reset')}</Button> : null}
        </Box>
        <Paper
          variant="outlined"
          sx={{ p: 2, overflowWrap: 'anywhere' }}
          lang={locale}
          dir={directionOf(locale)}
          data-preview={preview !== null}
        >
          <Typography sx={{ fontWeight: 600, mb: 1 }}>{subject}</Typography>
          <Typography component="div" variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {text}
          </Typography>
        </Paper>
      </Box>
    </Box>
  );
}
