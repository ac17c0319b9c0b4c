// Items of a lot: real products, chosen by search, with quantities; stock is counted at the product.
import type { AdminLot, AdminLotPart, AdminProductRow } from '@millwright/contracts';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Chip,
  FormHelperText,
  IconButton,
  Link as MuiLink,
  TextField,
  Typography,
} from '@mui/material';
import { useInput, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ProductPicker } from '../../ui/product-picker.tsx';
import { useMayEdit } from '../catalogue/may-edit.tsx';

export const totalOf = (items: readonly AdminLotPart[]): number =>
  items.reduce((sum, item) => sum + item.price * (item.quantity || 0), 0);

/** As often as the scarcest part allows. */
const wholeLots = (items: readonly AdminLotPart[]): number =>
  items.length === 0
    ? 0
    : Math.min(
        ...items.map((item) =>
          Math.floor(Math.max(0, item.onHand - item.reserved) / Math.max(1, item.quantity)),
        ),
      );

export function LotItemsInput() {
  const say = useWords();
  const { number } = useFormats();
  const isFixed = useRecordContext<AdminLot>()?.contentsFixed === true;
  const mayWrite = useMayEdit();
  const may = mayWrite && !isFixed;
  const { field, fieldState } = useInput<AdminLotPart[]>({ source: 'items', defaultValue: [] });
  const items: AdminLotPart[] = field.value ?? [];
  const sentence = sentenceIn(fieldState.error);
  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
        {items.map((item) => (
          <Item
            key={item.productId}
            item={item}
            may={may}
            onQuantity={(quantity) =>
              field.onChange(items.map((other) => (other === item ? { ...item, quantity } : other)))
            }
            onRemove={() => field.onChange(items.filter((other) => other !== item))}
          />
        ))}
      </Box>
      {items.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {say('lots.noItems')}
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {say('lots.wholeLots')}: <b>{number(wholeLots(items))}</b>
        </Typography>
      )}
      {sentence === null ? null : <FormHelperText error>{sentence}</FormHelperText>}
      {may ? (
        <Box sx={{ maxInlineSize: 560, mb: 1 }}>
          <ProductPicker
            label={say('lots.addItem')}
            taken={items.map((item) => item.productId)}
            onChoose={(product) => field.onChange([...items, itemOf(product)])}
          />
        </Box>
      ) : null}
    </Box>
  );
}

function itemOf({
  id,
  sku,
  name,
  image,
  unit,
  price,
  discountPrice,
  onHand,
  reserved,
  published,
}: AdminProductRow): AdminLotPart {
  return {
    productId: id,
    quantity: 1,
    sku,
    name,
    image,
    unit,
    price: discountPrice ?? price,
    onHand,
    reserved,
    published,
  };
}

type ItemProps = {
  item: AdminLotPart;
  may: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

function Item({ item, may, onQuantity, onRemove }: ItemProps) {
  const say = useWords();
  const { money, number } = useFormats();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="img"
        src={`/productimages/${encodeURIComponent(item.image)}`}
        alt=""
        sx={{ inlineSize: 44, blockSize: 44, objectFit: 'contain', bgcolor: '#fff', flex: 'none' }}
      />
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
        <MuiLink
          component={Link}
          to={`/products/${item.productId}`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          <Name>{item.name}</Name>
        </MuiLink>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Ltr mono>{item.sku}</Ltr>
          <Ltr>{money(item.price)}</Ltr>
          {item.published ? null : (
            <Chip size="small" variant="outlined" label={say('lots.onlyHere')} />
          )}
        </Typography>
      </Box>
      <TextField
        label={say('lots.quantity')}
        type="number"
        size="small"
        value={item.quantity === 0 ? '' : item.quantity}
        disabled={!may}
        error={item.quantity < 1}
        onChange={(event) =>
          onQuantity(Math.max(0, Math.min(1_000_000, Math.trunc(Number(event.target.value)))))
        }
        slotProps={{
          htmlInput: { min: 1, step: 1, 'aria-label': `${say('lots.quantity')}: ${item.name}` },
        }}
        sx={{ inlineSize: 110, flex: 'none' }}
      />
      <Typography
        variant="body2"
        color={item.onHand - item.reserved < item.quantity ? 'error' : 'textSecondary'}
        sx={{ inlineSize: 120 }}
      >
        {say('products.free')}: {number(item.onHand - item.reserved)}
      </Typography>
      {may ? (
        <IconButton aria-label={`${say('catalogue.remove')}: ${item.name}`} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      ) : null}
    </Box>
  );
}

/** The first sentence of a rejection, at the list or somewhere in it. */
function sentenceIn(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message !== '')
    return message.replace(/^@@react-admin@@"?|"$/g, '');
  for (const inner of Object.values(error)) {
    const found = sentenceIn(inner);
    if (found !== null) return found;
  }
  return null;
}
