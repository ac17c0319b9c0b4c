// Upload of an import file: its kind is chosen first; the file is chosen or dropped, and sent as it is.
import {
  IMPORT_KINDS,
  type ImportDetails,
  type ImportKind,
  MAX_IMPORT,
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

export function ImportUpload() {
  const say = useWords();
  const redirect = useRedirect();
  const { number } = useFormats();
  const chooser = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ImportKind>('products');
  const [file, setFile] = useState<File | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState('');
  const choose = (chosen: File | undefined): void => {
    if (chosen === undefined) return;
    const isTooLarge = chosen.size > MAX_IMPORT;
    setError(isTooLarge ? say('imports.tooLarge') : '');
    setFile(isTooLarge ? null : chosen);
  };
  const send = async (): Promise<void> => {
    if (file === null) return;
    setSending(true);
    setError('');
    try {
      const made = await api<ImportDetails>('POST', '/imports', {
        query: { kind, fileName: file.name.slice(-200) },
        body: file,
      });
      redirect('show', 'imports', made.id);
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
    choose(event.dataTransfer.files[0]);
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
          {error === '' ? null : <Alert severity="error">{error}</Alert>}
          {isSending ? (
            <LinearProgress role="progressbar" aria-label={say('imports.uploadingNow')} />
          ) : null}
          <Box>
            <Button
              variant="contained"
              disabled={file === null || isSending}
              onClick={() => void send()}
            >
              {say(isSending ? 'imports.uploadingNow' : 'imports.upload')}
            </Button>
          </Box>
        </CardContent>
      </Card>
    </Box>
  );
}
