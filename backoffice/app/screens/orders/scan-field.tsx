// Field for the scanner in the dialog of a shipment; what each code did is said below it, and aloud.
import { type AdminOrder, isolated } from '@millwright/contracts';
import { Box, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { type Scanned, type ScanTold, scan } from './scan-lines.rules.ts';

type Line = AdminOrder['lines'][number];
type Props = {
  lines: readonly Line[];
  scanned: Scanned;
  onScanned: (scanned: Scanned) => void;
};

export function ScanField({ lines, scanned, onScanned }: Props) {
  const say = useWords();
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState<ScanTold | null>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    // A scanner ends a code with Enter, which must not send the form; with Ctrl it does.
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (typed.trim() === '') return;
    const open = lines.map(({ productId, codes, quantity, shipped }) => ({
      ...{ productId, codes, left: quantity - shipped },
    }));
    const next = scan(scanned, typed, open);
    onScanned({ wanted: next.wanted, last: next.last });
    setTold(next.told);
    setTyped('');
  };
  return (
    <Box sx={{ pt: 1, mb: 2 }}>
      <TextField
        fullWidth
        autoFocus
        autoComplete="off"
        label={say('orders.scan')}
        helperText={say('orders.scanHelp')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: 100 } }}
      />
      <Box role="status">{told === null ? null : <Told told={told} lines={lines} />}</Box>
    </Box>
  );
}

function Told({ told, lines }: { told: ScanTold; lines: readonly Line[] }) {
  const say = useWords();
  const { number } = useFormats();
  const sku = (id: number): string =>
    isolated(lines.find(({ productId }) => productId === id)?.sku ?? '');
  if (told.kind === 'unknown' || told.kind === 'several')
    return (
      <Typography variant="body2" color="error">
        {say(`orders.scan.${told.kind}`, { code: isolated(told.code) })}
      </Typography>
    );
  const values = { sku: sku(told.productId), left: number(told.left) };
  return told.kind === 'too-many' ? (
    <Typography variant="body2" color="error">
      {say('orders.scan.too-many', values)}
    </Typography>
  ) : (
    <Typography variant="body2">
      {say('orders.scan.counted', { ...values, pieces: number(told.pieces) })}
    </Typography>
  );
}
