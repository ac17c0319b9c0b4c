// Archive of pictures beside an import's file: chosen, replaced or removed; a rejection names the entry and the reason.
import { type ImportDetails, MAX_PICTURE_ARCHIVE } from '@millwright/contracts';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';

type Props = {
  record: ImportDetails;
  mayWrite: boolean;
  onPictures: (file: File | null) => Promise<void>;
};
/** What became of an archive that was sent with the file: its sentence. */
export type SentPictures = { picturesProblem?: string } | null;

export function PicturesArchive({ record: { archive }, mayWrite, onPictures }: Props) {
  const say = useWords();
  const { number } = useFormats();
  const chooser = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const sent = useLocation().state as SentPictures;
  const [error, setError] = useState(sent?.picturesProblem ?? '');
  const send = async (file: File | null): Promise<void> => {
    if (file !== null && file.size > MAX_PICTURE_ARCHIVE) {
      setError(say('imports.picturesTooLarge'));
      return;
    }
    setSending(true);
    setError('');
    try {
      await onPictures(file);
    } catch (problem) {
      setError((problem as Error).message);
    }
    setSending(false);
  };
  const title = say('imports.choosePictures');
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ display: 'grid', gap: 1, minWidth: 0, my: 1 }}
    >
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {archive === null ? (
          say('imports.picturesNone')
        ) : (
          <>
            <Name>{archive.fileName}</Name>
            {': '}
            {say('imports.picturesCount', {
              n: archive.pictures,
              number: number(archive.pictures),
            })}
          </>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say('imports.choosePicturesHelp')}
      </Typography>
      {error === '' ? null : (
        <Alert severity="error">{error === 'common.failed' ? say('common.failed') : error}</Alert>
      )}
      {isSending ? (
        <LinearProgress role="progressbar" aria-label={say('imports.uploadingNow')} />
      ) : null}
      {mayWrite ? (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <input
            ref={chooser}
            type="file"
            accept=".zip"
            hidden
            data-testid="pictures"
            onChange={(event) => {
              const file = event.target.files?.[0];
              // The same file again is a choice too, once it was packed anew.
              if (file !== undefined) void send(file);
              event.target.value = '';
            }}
          />
          <Button
            variant="outlined"
            size="small"
            disabled={isSending}
            onClick={() => chooser.current?.click()}
          >
            {say(archive === null ? 'imports.choosePictures' : 'imports.picturesReplace')}
          </Button>
          {archive === null ? null : (
            <Button size="small" disabled={isSending} onClick={() => void send(null)}>
              {say('imports.picturesRemove')}
            </Button>
          )}
        </Box>
      ) : null}
    </Box>
  );
}
