// Media of a product: pictures, videos and documents, uploaded, sorted, named in three languages and removed; each step is saved at once.
import { type AdminProduct, LOCALES, type ProductMedia } from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { UploadButton } from '../../ui/upload-button.tsx';
import { useMayEdit } from './may-edit.tsx';
import { MediaRow } from './media-row.tsx';
import { useAnswer } from './use-answer.ts';

type Item = Pick<ProductMedia, 'target' | 'title'>;
const KINDS = ['image', 'document', 'video'] as const;
const HEADINGS: Record<ProductMedia['kind'], WordKey> = {
  image: 'media.images',
  document: 'media.documents',
  video: 'media.videos',
};
const HELP: Record<ProductMedia['kind'], WordKey> = {
  image: 'media.imagesHelp',
  document: 'media.documentsHelp',
  video: 'media.videosHelp',
};
const ACCEPT = { image: '.png,.jpg,.jpeg,.webp', document: '.pdf' } as const;

export function ProductMediaPanel({ id }: { id: number }) {
  const say = useWords();
  const notify = useNotify();
  const may = useMayEdit();
  const first = useAnswer<AdminProduct>(`/products/${id}`);
  const [saved, setSaved] = useState<AdminProduct | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [named, setNamed] = useState<{ kind: ProductMedia['kind']; item: Item } | null>(null);
  const product = saved ?? first.answer;
  if (first.failure !== null) return <Alert severity="error">{first.failure}</Alert>;
  if (product === null) return null;
  const of = (kind: ProductMedia['kind']): Item[] =>
    product.media
      .filter((item) => item.kind === kind)
      .map(({ target, title }) => ({ target, title }));

  const run = async (work: () => Promise<AdminProduct>): Promise<void> => {
    setBusy(true);
    try {
      setSaved(await work());
    } catch (error) {
      const { message, body } = error as Error & { body?: { errors?: Record<string, string> } };
      notify(body?.errors?.file ?? message, { type: 'error' });
      setSaved(await api<AdminProduct>('GET', `/products/${id}`).catch(() => product));
    }
    setBusy(false);
  };
  const arrange = (kind: ProductMedia['kind'], items: Item[]): Promise<void> =>
    run(() =>
      api('PUT', `/products/${id}/media`, {
        body: { kind, items, seen: of(kind).map((item) => item.target) },
      }),
    );
  const upload = async (files: FileList | null): Promise<void> => {
    for (const file of files ?? []) {
      const form = new FormData();
      form.set('file', file);
      await run(() => api('POST', `/products/${id}/media`, { body: form }));
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {KINDS.map((kind) => {
        const items = of(kind);
        const moved = (place: number, by: number): Item[] => {
          const next = [...items];
          const [item] = next.splice(place, 1);
          if (item !== undefined) next.splice(place + by, 0, item);
          return next;
        };
        return (
          <Box component="section" key={kind} aria-labelledby={`media-${kind}`}>
            <Typography
              component="h2"
              variant="subtitle1"
              sx={{ fontWeight: 600 }}
              id={`media-${kind}`}
            >
              {say(HEADINGS[kind])}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {say(HELP[kind])}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {items.map((item, place) => (
                <MediaRow
                  key={item.target}
                  kind={kind}
                  item={item}
                  isFirst={place === 0}
                  isLast={place === items.length - 1}
                  isBusy={isBusy || !may}
                  onMove={(by) => void arrange(kind, moved(place, by))}
                  onName={() => setNamed({ kind, item })}
                  onRemove={() => void arrange(kind, items.toSpliced(place, 1))}
                />
              ))}
            </Box>
            {!may ? null : kind === 'video' ? (
              <FilmAddress
                isBusy={isBusy}
                onAdd={(target) =>
                  void arrange('video', [...items, { target, title: { en: '', ru: '', ar: '' } }])
                }
              />
            ) : (
              <UploadButton
                label={say(kind === 'image' ? 'media.addImage' : 'media.addDocument')}
                accept={ACCEPT[kind]}
                multiple
                isBusy={isBusy}
                onFiles={upload}
              />
            )}
          </Box>
        );
      })}
      {named === null ? null : (
        <TitleDialog
          title={named.item.title}
          onClose={(title) => {
            setNamed(null);
            if (title !== null)
              void arrange(
                named.kind,
                of(named.kind).map((item) =>
                  item.target === named.item.target ? { ...item, title } : item,
                ),
              );
          }}
        />
      )}
    </Box>
  );
}

function FilmAddress({ isBusy, onAdd }: { isBusy: boolean; onAdd: (target: string) => void }) {
  const say = useWords();
  const [address, setAddress] = useState('');
  const isReady = URL.canParse(address) && address.startsWith('https://');
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
      <TextField
        label={say('media.filmAddress')}
        value={address}
        onChange={(event) => setAddress(event.target.value.trim())}
        sx={{ flex: '1 1 240px', maxInlineSize: 480 }}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
      />
      <Button
        variant="outlined"
        disabled={!isReady || isBusy}
        onClick={() => {
          onAdd(address);
          setAddress('');
        }}
      >
        {say('media.addFilm')}
      </Button>
    </Box>
  );
}

function TitleDialog({
  title,
  onClose,
}: {
  title: Item['title'];
  onClose: (title: Item['title'] | null) => void;
}) {
  const say = useWords();
  const [words, setWords] = useState(title);
  return (
    <Dialog
      open
      onClose={() => onClose(null)}
      fullWidth
      maxWidth="sm"
      aria-labelledby="media-title"
    >
      <DialogTitle id="media-title">{say('media.title')}</DialogTitle>
      <DialogContent>
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            fullWidth
            margin="dense"
            label={say(`language.${locale}`)}
            value={words[locale]}
            onChange={(event) => setWords({ ...words, [locale]: event.target.value })}
            slotProps={{
              htmlInput: { dir: locale === 'ar' ? 'rtl' : 'ltr', lang: locale, maxLength: 300 },
            }}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onClose(null)}>{say('catalogue.cancel')}</Button>
        <Button variant="contained" onClick={() => onClose(words)}>
          {say('catalogue.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
