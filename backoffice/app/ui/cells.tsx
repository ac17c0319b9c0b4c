// Cells that several lists show: a state as a chip, a name beside its picture, a price with the one it replaces.
import { Box, Chip, type ChipProps } from '@mui/material';
import { useFormats } from '../lib/format.ts';
import { Ltr, Name } from './isolated.tsx';

export function StateChip({
  label,
  color = 'default',
}: {
  label: string;
  color?: ChipProps['color'];
}) {
  return <Chip size="small" variant="outlined" color={color} label={label} />;
}

export function PictureName({ src, name }: { src: string; name: string }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <Box
        component="img"
        src={src}
        alt=""
        loading="lazy"
        sx={{ inlineSize: 36, blockSize: 36, objectFit: 'contain', flex: 'none', bgcolor: '#fff' }}
      />
      <Name>{name}</Name>
    </Box>
  );
}

/** Minor units of the shop's currency. */
export function PriceCell({
  price,
  discountPrice,
}: {
  price: number;
  discountPrice: number | null;
}) {
  const { money } = useFormats();
  return (
    <>
      <Ltr>{money(discountPrice ?? price)}</Ltr>
      {discountPrice === null ? null : (
        <Box component="del" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.85em' }}>
          <Ltr>{money(price)}</Ltr>
        </Box>
      )}
    </>
  );
}
