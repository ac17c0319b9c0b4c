// Quote editor: products found by number or words, free-text lines for what is not known yet; prices, discount, freight, terms.
import type { QuoteGood } from '@millwright/contracts';
import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { minorOf, typed } from '../../lib/amounts.ts';
import { api, baseCurrency } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';

export type TypedLine = {
  key: number;
  productId: number | null;
  sku: string;
  description: string;
  quantity: string;
  price: string;
  asking: number | null;
  stock: number | null;
};

let keys = 0;
export const newKey = (): number => ++keys;

export function lineOf(good: QuoteGood): TypedLine {
  const { id, sku, name, price, stock } = good;
  return {
    key: newKey(),
    productId: id,
    sku,
    description: name,
    quantity: '1',
    price: typed(price),
    asking: price,
    stock,
  };
}

/** Sums as typed, before the server's own; null while something is no amount. */
export function sumOf(lines: readonly TypedLine[], discountBasisPoints: number): number | null {
  let sum = 0;
  for (const { quantity, price } of lines) {
    const minor = minorOf(price);
    if (minor === null || !/^\d+$/.test(quantity)) return null;
    sum +=
      Math.max(1, Math.round((minor * (10_000 - discountBasisPoints)) / 10_000)) * Number(quantity);
  }
  return sum;
}

export function QuoteLines({
  lines,
  onChange,
}: {
  lines: readonly TypedLine[];
  onChange: (lines: TypedLine[]) => void;
}) {
  const say = useWords();
  const { money, number } = useFormats();
  const set = (key: number, more: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...more } : line)));
  return (
    <>
      {lines.map((line) => (
        <Box
          key={line.key}
          sx={{
            ...{
              display: 'grid',
              gap: 1,
              py: 1.5,
              borderBottom: 1,
              borderColor: 'divider',
              alignItems: 'start',
            },
            gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 1fr) 110px 150px auto' },
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
            {line.productId === null ? (
              <TextField
                fullWidth
                label={say('quotes.inWords')}
                value={line.description}
                onChange={(event) => set(line.key, { description: event.target.value })}
              />
            ) : (
              <>
                <Typography variant="body2">
                  <Name>{line.description}</Name>
                </Typography>
                <Typography variant="caption" color="textSecondary">
                  <Ltr mono>{line.sku}</Ltr> · {say('quotes.askedToday')}{' '}
                  <Ltr>{line.asking === null ? '–' : money(line.asking)}</Ltr> ·{' '}
                  {say('quotes.inStock', { n: number(line.stock ?? 0) })}
                </Typography>
              </>
            )}
          </Box>
          <TextField
            label={say('quotes.quantity')}
            value={line.quantity}
            error={!/^[1-9]\d*$/.test(line.quantity)}
            onChange={(event) => set(line.key, { quantity: event.target.value })}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
          />
          <TextField
            label={say('quotes.pricePerPiece', { currency: baseCurrency() })}
            value={line.price}
            error={minorOf(line.price) === null}
            onChange={(event) => set(line.key, { price: event.target.value })}
            slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'decimal' } }}
          />
          <Button
            color="error"
            onClick={() => onChange(lines.filter((other) => other.key !== line.key))}
          >
            {say('quotes.removeLine')}
          </Button>
        </Box>
      ))}
      <FindGoods
        taken={lines.flatMap(({ productId }) => (productId === null ? [] : [productId]))}
        onFound={(good) => onChange([...lines, lineOf(good)])}
      />
      <Button
        onClick={() =>
          onChange([
            ...lines,
            {
              key: newKey(),
              productId: null,
              sku: '',
              description: '',
              quantity: '1',
              price: '',
              asking: null,
              stock: null,
            },
          ])
        }
      >
        {say('quotes.addWords')}
      </Button>
    </>
  );
}

export function FindGoods({
  taken,
  onFound,
}: {
  taken: readonly number[];
  onFound: (good: QuoteGood) => void;
}) {
  const say = useWords();
  const { money } = useFormats();
  const [text, setText] = useState('');
  const [goods, setGoods] = useState<QuoteGood[]>([]);
  useEffect(() => {
    if (text.trim().length < 2) {
      setGoods([]);
      return undefined;
    }
    const timer = setTimeout(() => {
      api<{ rows: QuoteGood[] }>('GET', '/quote-goods', { query: { q: text } }).then(
        ({ rows }) => setGoods(rows),
        () => setGoods([]),
      );
    }, 250);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <Autocomplete
      sx={{ mt: 2, mb: 1 }}
      options={goods.filter((good) => !taken.includes(good.id))}
      filterOptions={(options) => options}
      getOptionLabel={(good) => `${good.sku} ${good.name}`}
      getOptionKey={(good) => good.id}
      value={null}
      blurOnSelect
      clearOnBlur
      inputValue={text}
      onInputChange={(_event, typedText) => setText(typedText)}
      onChange={(_event, good) => {
        if (good === null) return;
        onFound(good);
        setText('');
      }}
      noOptionsText={say(text.trim().length < 2 ? 'quotes.findHelp' : 'quotes.findNothing')}
      renderOption={({ key, ...props }, good) => (
        <Box component="li" key={key} {...props}>
          <Box>
            <Name>{good.name}</Name>
            <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              <Ltr mono>{good.sku}</Ltr> · <Ltr>{money(good.price)}</Ltr>
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label={say('quotes.find')} />}
    />
  );
}
