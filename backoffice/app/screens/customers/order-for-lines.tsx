// Lines of an order on behalf of a customer.
import type { OnBehalfPrices } from '@millwright/contracts';
import { Box, Button, TextField, Typography } from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';

export type WantedLine = { productId: number; sku: string; name: string; quantity: string };
type Props = {
  lines: readonly WantedLine[];
  prices: OnBehalfPrices | null;
  onChange: (lines: WantedLine[]) => void;
};

export function WantedLines({ lines, prices, onChange }: Props) {
  const say = useWords();
  const { money, number } = useFormats();
  if (lines.length === 0)
    return <Typography color="textSecondary">{say('orderFor.none')}</Typography>;
  return (
    <>
      {lines.map((line) => {
        const priced = prices?.lines.find(({ productId }) => productId === line.productId);
        return (
          <Box
            key={line.productId}
            sx={{
              ...{
                display: 'grid',
                gap: 1,
                py: 1.5,
                borderBottom: 1,
                borderColor: 'divider',
                alignItems: 'start',
              },
              gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 120px 130px auto' },
            }}
          >
            <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              <Typography variant="body2">
                <Name>{line.name}</Name>
              </Typography>
              <Typography variant="caption" color="textSecondary">
                <Ltr mono>{line.sku}</Ltr>
                {priced === undefined ? null : (
                  <>
                    {' · '}
                    <Ltr>{money(priced.unitPrice)}</Ltr> ·{' '}
                    {say('orderFor.stock', { n: number(priced.stock) })}
                  </>
                )}
              </Typography>
              {priced === undefined || priced.blocked === null ? null : (
                <Typography variant="body2" color="error" role="alert">
                  {say(
                    `orderFor.${priced.blocked === 'outside-limits' && priced.maximum !== null ? 'outside-maximum' : priced.blocked}`,
                    {
                      n: number(priced.stock),
                      minimum: number(priced.minimum),
                      step: number(priced.step),
                      maximum: number(priced.maximum ?? 0),
                    },
                  )}
                </Typography>
              )}
            </Box>
            <TextField
              label={say('orders.quantity')}
              value={line.quantity}
              error={!/^[1-9]\d{0,6}$/.test(line.quantity.trim())}
              onChange={(event) =>
                onChange(
                  lines.map((other) =>
                    other === line ? { ...other, quantity: event.target.value } : other,
                  ),
                )
              }
              slotProps={{
                htmlInput: {
                  dir: 'ltr',
                  inputMode: 'numeric',
                  'aria-label': `${say('orders.quantity')}: ${line.sku}`,
                },
              }}
            />
            <Typography variant="body2" sx={{ textAlign: 'end', alignSelf: 'center' }}>
              <Ltr>{priced === undefined ? '–' : money(priced.subtotal)}</Ltr>
            </Typography>
            <Button color="error" onClick={() => onChange(lines.filter((other) => other !== line))}>
              {say('quotes.removeLine')}
            </Button>
          </Box>
        );
      })}
    </>
  );
}
