// Images of a lot: uploaded at once and encoded anew in all sizes; the form keeps their names in order.
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { UploadButton } from '../../ui/upload-button.tsx';
import { useMayEdit } from '../catalogue/may-edit.tsx';

export function LotPicturesInput() {
  const say = useWords();
  const notify = useNotify();
  const may = useMayEdit();
  const [isBusy, setBusy] = useState(false);
  const { field } = useInput<string[]>({ source: 'images', defaultValue: [] });
  const names: string[] = field.value ?? [];
  const moved = (place: number, by: number): string[] => {
    const next = names.toSpliced(place, 1);
    next.splice(place + by, 0, names[place] as string);
    return next;
  };
  const upload = async (files: FileList | null): Promise<void> => {
    setBusy(true);
    const added: string[] = [];
    for (const file of files ?? []) {
      const form = new FormData();
      form.set('picture', file);
      try {
        added.push((await api<{ name: string }>('POST', '/lot-pictures', { body: form })).name);
      } catch (error) {
        notify(rejectionOf(error, say('common.failed')), { type: 'error' });
      }
    }
    setBusy(false);
    if (added.length > 0) field.onChange([...new Set([...names, ...added])].slice(0, 20));
  };
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {say('media.imagesHelp')}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, my: 1, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {names.map((name, place) => (
          <Box component="li" key={name} sx={{ border: 1, borderColor: 'divider', p: 0.5 }}>
            <Box
              component="img"
              src={`/lotimages/${encodeURIComponent(name)}`}
              alt={`${say('content.picture')} ${place + 1}`}
              sx={{
                display: 'block',
                inlineSize: 132,
                blockSize: 100,
                objectFit: 'contain',
                bgcolor: '#fff',
              }}
            />
            {may ? (
              <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
                <IconButton
                  size="small"
                  disabled={place === 0}
                  aria-label={`${say('media.up')}: ${place + 1}`}
                  onClick={() => field.onChange(moved(place, -1))}
                >
                  <ArrowUpwardIcon />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={place === names.length - 1}
                  aria-label={`${say('media.down')}: ${place + 1}`}
                  onClick={() => field.onChange(moved(place, 1))}
                >
                  <ArrowDownwardIcon />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={`${say('catalogue.remove')}: ${place + 1}`}
                  onClick={() => field.onChange(names.toSpliced(place, 1))}
                >
                  <DeleteIcon />
                </IconButton>
              </Box>
            ) : null}
          </Box>
        ))}
      </Box>
      {may ? (
        <UploadButton
          label={say(isBusy ? 'content.sending' : 'media.addImage')}
          accept=".png,.jpg,.jpeg,.webp"
          multiple
          isBusy={isBusy}
          onFiles={upload}
        />
      ) : null}
    </Box>
  );
}
