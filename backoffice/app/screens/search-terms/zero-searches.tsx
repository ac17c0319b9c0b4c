// Zero-result searches: what each finds now; each can be taught to the lexicon, become a synonym of something that the shop has, or be deleted.
import { LOCALES, type ZeroSearch } from '@millwright/contracts';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { choiceFilter } from '../../ui/filters.tsx';
import { Name } from '../../ui/isolated.tsx';
import { TeachButton, ZeroAnswer } from './zero-answer.tsx';

export function ZeroSearchList() {
  return (
    <AdminList<ZeroSearch>
      sort={{ field: 'count', order: 'DESC' }}
      perPage={50}
      search
      filters={[
        choiceFilter('locale', 'common.language', LOCALES, (id) => `language.${id}`, {
          alwaysOn: true,
        }),
      ]}
      exportPath="/exports/zero-searches"
      opens={false}
      columns={[
        { source: 'text', label: 'dashboard.text', render: (search) => <Name>{search.text}</Name> },
        {
          source: 'locale',
          label: 'common.language',
          render: (search, { say }) => say(`language.${search.locale}`),
        },
        {
          source: 'count',
          label: 'dashboard.times',
          sortable: true,
          end: true,
          render: (search, { number }) => number(search.count),
        },
        {
          source: 'lastSeenAt',
          label: 'dashboard.lastTime',
          sortable: true,
          render: (search, { moment }) => moment(search.lastSeenAt),
        },
        {
          source: 'answer',
          label: 'lexicon.now',
          render: (search) => <ZeroAnswer search={search} />,
        },
        { source: 'id', label: 'rates.actions', render: (search) => <Actions search={search} /> },
      ]}
    />
  );
}

function Actions({ search }: { search: ZeroSearch }) {
  const { text, locale } = search;
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMay('catalogue:write');
  const [isOpen, setOpen] = useState(false);
  const [means, setMeans] = useState('');
  if (!may) return null;
  const forget = async (): Promise<void> => {
    await api('POST', '/zero-searches/dismiss', { body: { text, locale } });
    refresh();
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const { body, message } = error as Error & { body?: { errors?: { phrases?: string } } };
      notify(body?.errors?.phrases ?? message, { type: 'error' });
    }
  };
  const save = () =>
    attempt(async () => {
      await api('POST', '/synonyms', {
        body: { phrases: [text, ...means.split(',')], oneWay: true },
      });
      setOpen(false);
      notify(say('zero.made'), { type: 'success' });
      await forget();
    });
  return (
    <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TeachButton search={search} />
      <Button size="small" onClick={() => setOpen(true)}>
        {say('zero.make')}
      </Button>
      <Button size="small" onClick={() => void attempt(forget)}>
        {say('zero.forget')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-labelledby="zero-title"
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <DialogTitle id="zero-title">{say('zero.make')}</DialogTitle>
          <DialogContent>
            <Typography sx={{ mb: 2 }}>
              {say('zero.who')} <Name>“{text}”</Name>
            </Typography>
            <TextField
              autoFocus
              fullWidth
              required
              label={say('zero.means')}
              helperText={say('zero.meansHelp')}
              value={means}
              onChange={(event) => setMeans(event.target.value)}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{say('zero.cancel')}</Button>
            <Button type="submit" variant="contained">
              {say('zero.make')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Stack>
  );
}
