// Upload of an import file: its kind is chosen first; the file is chosen or dropped, and sent as it is.
import {
  fileInText,
  IMPORT_KINDS,
  type ImportDetails,
  type ImportKind,
  MAX_IMPORT,
  MAX_PICTURE_ARCHIVE,
} from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  LinearProgress,
  MenuItem,
  Link as MuiLink,
  TextField,
  Typography,
} from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useRedirect } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api, apiUrl } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { SentPictures } from './pictures-archive.tsx';

export function ImportUpload() {
  const say = useWords();
  const redirect = useRedirect();
  const { number } = useFormats();
  const chooser = useRef<HTMLInputElement>(null);
  const pictureChooser = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ImportKind>('products');
  const [file, setFile] = useState<File | null>(null);
  const [archive, setArchive] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const choose = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    const isTooLarge = chosen.size > MAX_IMPORT;
    setError(isTooLarge ? say('imports.tooLarge', { file: fileInText(chosen.name) }) : '');
    setFile(isTooLarge ? null : chosen);
  };
  const pictures = kind === 'products' ? archive : null;
  const choosePictures = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    const isTooLarge = chosen.size > MAX_PICTURE_ARCHIVE;
    setError(isTooLarge ? say('imports.picturesTooLarge', { file: fileInText(chosen.name) }) : '');
    setArchive(isTooLarge ? null : chosen);
  };
  /** The file stays when its pictures are rejected: another archive is chosen beside it. */
  const sendPictures = async (id: number): Promise<SentPictures> => {
    if (pictures === null) return null;
    try {
      await api('POST', `/imports/${id}/pictures`, {
        query: { fileName: pictures.name.slice(-200) },
        body: pictures,
      });
      return null;
    } catch (problem) {
      return { picturesProblem: (problem as Error).message };
    }
  };
  const send = async (): Promise<void> => {
    const sent = file ?? pictures;
    if (sent === null) return;
    setSending(true);
    setError('');
    try {
      const fileName = sent.name.slice(-200);
      const made = await (file === null
        ? api<ImportDetails>('POST', '/imports/pictures', { query: { fileName }, body: sent })
        : api<ImportDetails>('POST', '/imports', { query: { kind, fileName }, body: sent }));
      const state = file === null ? null : await sendPictures(made.id);
      redirect('show', 'imports', made.id, undefined, { ...state });
    } catch (problem) {
      setError(
        (problem as Error).message === 'common.failed'
          ? say('common.failed')
          : (problem as Error).message,
      );
      setSending(false);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    for (const dropped of event.dataTransfer.files)
      (/\.zip$/i.test(dropped.name) ? choosePictures : choose)(dropped);
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeading>{say('imports.new')}</PageHeading>
      <Card>
        <CardContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            select
            label={say('imports.kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value as ImportKind)}
          >
            {IMPORT_KINDS.map((id) => (
              <MenuItem key={id} value={id}>
                {say(`imports.${id}`)}
              </MenuItem>
            ))}
          </TextField>
          <Box
            onDragOver={(event) => event.preventDefault()}
            onDrop={drop}
            sx={{
              border: '1px dashed',
              borderColor: 'divider',
              borderRadius: 1,
              p: 3,
              display: 'grid',
              gap: 1,
              justifyItems: 'center',
              textAlign: 'center',
            }}
          >
            <input
              ref={chooser}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.xml"
              hidden
              data-testid="file"
              onChange={(event) => choose(event.target.files?.[0])}
            />
            <Button variant="outlined" onClick={() => chooser.current?.click()}>
              {say('imports.choose')}
            </Button>
            {file === null ? null : (
              <Typography>
                <Name>{file.name}</Name>{' '}
                <Ltr>({number(Math.max(1, Math.round(file.size / 1024)))} KiB)</Ltr>
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              {say('imports.chooseHelp')}
            </Typography>
            <MuiLink
              href={apiUrl(`/exports/catalogue/${kind}`, { q: 'no-such-part' })}
              download={`${kind}-sample.csv`}
              variant="body2"
            >
              {say('imports.sample')}
            </MuiLink>
          </Box>
          {kind === 'products' ? (
            <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
              <input
                ref={pictureChooser}
                type="file"
                accept=".zip"
                hidden
                data-testid="pictures"
                onChange={(event) => choosePictures(event.target.files?.[0])}
              />
              <Button variant="outlined" onClick={() => pictureChooser.current?.click()}>
                {say('imports.choosePictures')}
              </Button>
              {archive === null ? null : (
                <Typography sx={{ overflowWrap: 'anywhere' }}>
                  <Name>{archive.name}</Name>{' '}
                  <Ltr>({number(Math.max(1, Math.round(archive.size / 1024)))} KiB)</Ltr>
                </Typography>
              )}
              <Typography variant="body2" color="textSecondary">
                {say('imports.choosePicturesHelp')}
              </Typography>
            </Box>
          ) : null}
          {error === '' ? null : <Alert severity="error">{error}</Alert>}
          {isSending ? (
            <LinearProgress role="progressbar" aria-label={say('imports.uploadingNow')} />
          ) : null}
          <Box>
            <Button
              variant="contained"
              disabled={(file ?? pictures) === null || isSending}
              onClick={() => void send()}
            >
              {say(
                isSending
                  ? 'imports.uploadingNow'
                  : file === null && pictures !== null
                    ? 'imports.picturesOnly'
                    : 'imports.upload',
              )}
            </Button>
          </Box>
        </CardContent>
      </Card>
    </Box>
  );
}
