// New price change: products by filter, a percentage, a rounding rule and a moment; what it does is shown before it is written.
import {
  type AdminCategory,
  type AdminManufacturer,
  type PriceChangePreview,
  ROUNDINGS,
  type Rounding,
} from '@millwright/contracts';
import { Alert, Autocomplete, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useNotify, useRedirect } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { marginOf, percentText } from '../../lib/margin.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { categoryText } from '../catalogue/category-text.ts';

export type Choice = { id: number; label: string };

export function PriceChangeForm() {
  const say = useWords();
  const notify = useNotify();
  const redirect = useRedirect();
  const { number, money } = useFormats();
  const [q, setQ] = useState('');
  const [locale] = useLocaleState();
  const [category, setCategory] = useState<Choice | null>(null);
  const [manufacturer, setManufacturer] = useState<Choice | null>(null);
  const [percent, setPercent] = useState('');
  const [rounding, setRounding] = useState<Rounding>('none');
  const [when, setWhen] = useState('');
  const [preview, setPreview] = useState<PriceChangePreview | null>(null);
  const [error, setError] = useState('');
  const body = {
    filter: {
      ...(q.trim() === '' ? {} : { q: q.trim() }),
      ...(category === null ? {} : { categoryId: category.id }),
      ...(manufacturer === null ? {} : { manufacturerId: manufacturer.id }),
    },
    basisPoints: Math.round(Number(percent.replace(',', '.')) * 100),
    rounding,
  };
  const ask = async <Answer,>(path: string, sent: object): Promise<Answer | undefined> => {
    try {
      setError('');
      return await api<Answer>('POST', path, { body: sent });
    } catch (problem) {
      setError(rejectionOf(problem, say('common.failed')));
      return undefined;
    }
  };
  const show = async (): Promise<void> => {
    const { basisPoints } = body;
    if (
      percent.trim() === '' ||
      !(basisPoints >= -9_000 && basisPoints <= 50_000) ||
      basisPoints === 0
    ) {
      setError(say('priceChanges.percentRange'));
      return;
    }
    setPreview((await ask<PriceChangePreview>('/price-changes/preview', body)) ?? null);
  };
  const apply = async (): Promise<void> => {
    const appliesAt = when === '' ? null : new Date(when).toISOString();
    if ((await ask('/price-changes', { ...body, appliesAt })) === undefined) return;
    notify(say('priceChanges.added'));
    redirect('list', 'price-changes');
  };
  /** What was shown is what happens: another choice is shown anew. */
  const fresh =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setPreview(null);
    };
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900, pb: 4, minWidth: 0 }}>
      <PageHeading>{say('priceChanges.new')}</PageHeading>
      <Typography color="textSecondary">{say('priceChanges.help')}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr' } }}>
        <TextField
          label={say('priceChanges.text')}
          value={q}
          onChange={(event) => fresh(setQ)(event.target.value)}
          helperText={say('priceChanges.which')}
        />
        <Chooser
          path="/categories"
          label={say('products.category')}
          toChoice={(row: AdminCategory) => ({ id: row.id, label: categoryText(row) })}
          value={category}
          onChange={fresh(setCategory)}
        />
        <Chooser
          path="/manufacturers"
          label={say('products.manufacturer')}
          toChoice={({ id, name }: AdminManufacturer) => ({ id, label: name })}
          value={manufacturer}
          onChange={fresh(setManufacturer)}
        />
        <TextField
          required
          label={say('priceChanges.percent')}
          helperText={say('priceChanges.percentHelp')}
          value={percent}
          onChange={(event) => fresh(setPercent)(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
        <TextField
          select
          label={say('priceChanges.rounding')}
          value={rounding}
          onChange={(event) => fresh(setRounding)(event.target.value as Rounding)}
        >
          {ROUNDINGS.map((rule) => (
            <MenuItem key={rule} value={rule}>
              {say(`priceChanges.rounding.${rule}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="datetime-local"
          label={say('priceChanges.when')}
          helperText={say('priceChanges.whenHelp')}
          value={when}
          onChange={(event) => setWhen(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </Box>
      {error === '' ? null : <Alert severity="error">{error}</Alert>}
      <Box>
        <Button variant="outlined" onClick={() => void show()}>
          {say('priceChanges.preview')}
        </Button>
      </Box>
      {preview === null ? null : preview.changed === 0 ? (
        <Alert severity="info">{say('priceChanges.nothing')}</Alert>
      ) : (
        <>
          <Alert severity="info">
            {say('priceChanges.sum', {
              changed: number(preview.changed),
              matched: number(preview.matched),
              before: money(preview.sumBefore),
              after: money(preview.sumAfter),
            })}
          </Alert>
          {preview.marginBefore === null || preview.marginAfter === null ? null : (
            <Alert severity={preview.belowCost > 0 ? 'warning' : 'info'}>
              {say('priceChanges.margin', {
                n: preview.costed,
                before: percentText(preview.marginBefore, locale),
                after: percentText(preview.marginAfter, locale),
              })}{' '}
              {preview.belowCost === 0
                ? ''
                : say('priceChanges.belowCost', { n: number(preview.belowCost) })}
            </Alert>
          )}
          <SmallTable
            label={say('priceChanges.sample')}
            figuresFrom={2}
            head={[
              say('products.sku'),
              say('products.name'),
              say('priceChanges.before'),
              say('priceChanges.after'),
              ...(preview.costed === 0 ? [] : [say('priceChanges.marginHead')]),
            ]}
            rows={preview.sample.map((row) => [
              <Ltr key="sku" mono>
                {row.sku}
              </Ltr>,
              <Name key="name">{row.name}</Name>,
              <Price key="before" price={row.price} discount={row.discountPrice} />,
              <Price key="after" price={row.newPrice} discount={row.newDiscountPrice} />,
              ...(preview.costed === 0 ? [] : [<MarginAfter key="margin" row={row} />]),
            ])}
          />
          <Box>
            <Button variant="contained" onClick={() => void apply()}>
              {say('priceChanges.apply', { n: number(preview.changed) })}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

function MarginAfter({ row }: { row: PriceChangePreview['sample'][number] }) {
  const [locale] = useLocaleState();
  const margin = marginOf(row.newDiscountPrice ?? row.newPrice, row.costPrice);
  return margin === null ? (
    '–'
  ) : (
    <Box component="span" sx={margin < 0 ? { color: 'error.main', fontWeight: 600 } : {}}>
      <Ltr>{percentText(margin, locale)}</Ltr>
    </Box>
  );
}

function Price({ price, discount }: { price: number; discount: number | null }) {
  const { money } = useFormats();
  return (
    <Ltr>
      {money(price)}
      {discount === null ? '' : ` → ${money(discount)}`}
    </Ltr>
  );
}

export function Chooser<Row>({
  path,
  label,
  toChoice,
  value,
  onChange,
}: {
  path: string;
  label: string;
  toChoice: (row: Row) => Choice;
  value: Choice | null;
  onChange: (value: Choice | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const asked = useAnswer<{ rows: Row[] }>(path, { q: typed, start: '0', count: '50' });
  const options = asked.data?.rows.map(toChoice) ?? [];
  return (
    <Autocomplete
      options={options}
      value={value}
      filterOptions={(all) => all}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => onChange(chosen)}
      onInputChange={(_, text) => setTyped(text)}
      renderInput={(props) => <TextField {...props} label={label} />}
    />
  );
}
