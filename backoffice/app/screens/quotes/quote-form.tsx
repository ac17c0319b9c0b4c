// Quote form: for the sender of a request, or for an address; the same form changes a draft.
import { type AdminLead, type AdminQuoteView, LOCALES } from '@millwright/contracts';
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useRedirect, useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { minorOf, typed } from '../../lib/amounts.ts';
import { api, baseCurrency, shopCurrencies, shopDay } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { newKey, QuoteLines, sumOf, type TypedLine } from './quote-lines.tsx';

type Typed = {
  discount: string;
  freight: string;
  validUntil: string;
  paymentTerms: string;
  deliveryTerms: string;
  note: string;
};

/** Two weeks from today. */
const firstValidity = (): string => shopDay(14);

function typedOf(quote: AdminQuoteView | null): { typed: Typed; lines: TypedLine[] } {
  const version = quote?.versions[0];
  if (version === undefined)
    return {
      typed: {
        discount: '',
        freight: '',
        validUntil: firstValidity(),
        paymentTerms: '',
        deliveryTerms: '',
        note: '',
      },
      lines: [],
    };
  const { discountBasisPoints, freight, validUntil, paymentTerms, deliveryTerms, note } = version;
  return {
    typed: {
      discount: discountBasisPoints === 0 ? '' : String(discountBasisPoints / 100),
      freight: freight === null ? '' : typed(freight),
      ...{ validUntil, paymentTerms, deliveryTerms, note },
    },
    lines: version.lines.map(
      ({ productId, sku, description, quantity, unitPrice, asking, stock }) => ({
        ...{ key: newKey(), productId, sku, description, asking, stock },
        ...{ quantity: String(quantity), price: typed(unitPrice) },
      }),
    ),
  };
}

export function QuoteCreate() {
  const say = useWords();
  const redirect = useRedirect();
  const [parameters] = useSearchParams();
  const leadId = Number(parameters.get('lead') ?? 0);
  const [lead, setLead] = useState<AdminLead | null>(null);
  const [to, setTo] = useState({
    email: '',
    name: '',
    companyName: '',
    locale: 'en',
    currency: baseCurrency() as string,
  });
  useEffect(() => {
    if (leadId > 0) api<AdminLead>('GET', `/leads/${leadId}`).then(setLead, () => setLead(null));
  }, [leadId]);
  const field = (name: 'email' | 'name' | 'companyName', label: string, ltr = false) => (
    <TextField
      label={label}
      value={to[name]}
      onChange={(event) => setTo({ ...to, [name]: event.target.value })}
      slotProps={{ htmlInput: { dir: ltr ? 'ltr' : 'auto' } }}
    />
  );
  const choice = (
    name: 'locale' | 'currency',
    label: string,
    values: readonly (readonly [string, string])[],
  ) => (
    <TextField
      select
      label={label}
      value={to[name]}
      onChange={(event) => setTo({ ...to, [name]: event.target.value })}
    >
      {values.map(([value, shown]) => (
        <MenuItem key={value} value={value}>
          {shown}
        </MenuItem>
      ))}
    </TextField>
  );
  const currency = choice(
    'currency',
    say('quotes.currency'),
    shopCurrencies().map((code) => [code, code]),
  );
  return (
    <Box>
      <PageHeading>{say('quotes.newQuote')}</PageHeading>
      <Panel title={say('quotes.buyer')}>
        {leadId > 0 ? (
          <Stack spacing={2}>
            {lead === null ? null : (
              <Typography variant="body2">
                <Ltr mono>{lead.reference}</Ltr>:{' '}
                <bdi>{[lead.name, lead.company, lead.email].filter(Boolean).join(', ')}</bdi>
              </Typography>
            )}
            {lead === null ? null : (
              <Typography
                variant="body2"
                color="textSecondary"
                dir="auto"
                sx={{ whiteSpace: 'pre-wrap' }}
              >
                {lead.message}
              </Typography>
            )}
            <Box>{currency}</Box>
          </Stack>
        ) : (
          <Stack spacing={2}>
            {field('email', say('quotes.email'), true)}
            {field('name', say('quotes.name'))}
            {field('companyName', say('quotes.company'))}
            {choice(
              'locale',
              say('quotes.language'),
              LOCALES.map((locale) => [locale, say(`language.${locale}`)]),
            )}
            {currency}
          </Stack>
        )}
      </Panel>
      <QuoteForm
        quote={null}
        button={say('quotes.makeDraft')}
        save={async (input) => {
          const who = leadId > 0 ? { leadId, currency: to.currency } : to;
          const made = await api<AdminQuoteView>('POST', '/quotes', { body: { ...who, ...input } });
          redirect('show', 'quotes', made.id);
        }}
      />
    </Box>
  );
}

/** Of the draft that is shown. */
export function DraftForm({ quote }: { quote: AdminQuoteView }) {
  const say = useWords();
  const refresh = useRefresh();
  return (
    <QuoteForm
      quote={quote}
      button={say('quotes.keepDraft')}
      save={async (input) => {
        await api('PUT', `/quotes/${quote.id}`, { body: { ...input, stamp: quote.stamp } });
        refresh();
      }}
    />
  );
}

type FormProps = {
  quote: AdminQuoteView | null;
  button: string;
  save: (input: object) => Promise<void>;
};

function QuoteForm({ quote, button, save }: FormProps) {
  const say = useWords();
  const { money } = useFormats();
  const first = typedOf(quote);
  const [lines, setLines] = useState(first.lines);
  const [form, setForm] = useState(first.typed);
  const [rejection, setRejection] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const discountBasisPoints = Math.round(Number(form.discount.replace(',', '.') || '0') * 100);
  const freight = form.freight.trim() === '' ? null : minorOf(form.freight);
  const sum = sumOf(lines, discountBasisPoints);
  const isComplete =
    lines.length > 0 &&
    sum !== null &&
    Number.isFinite(discountBasisPoints) &&
    (form.freight.trim() === '' || freight !== null);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setRejection(null);
    const { validUntil, paymentTerms, deliveryTerms, note } = form;
    const sent = lines.map(({ productId, description, quantity, price }) => ({
      ...{ productId, description, quantity: Number(quantity), unitPrice: minorOf(price) },
    }));
    try {
      await save({
        lines: sent,
        discountBasisPoints,
        freight,
        validUntil,
        paymentTerms,
        deliveryTerms,
        note,
      });
    } catch (error) {
      setRejection(rejectionOf(error, say('common.failed')));
    }
    setBusy(false);
  };
  const field = (name: keyof Typed, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      {...more}
    />
  );
  const decimal = { slotProps: { htmlInput: { dir: 'ltr', inputMode: 'decimal' } } };
  return (
    <>
      <Panel title={say('quotes.lines')}>
        <QuoteLines lines={lines} onChange={setLines} />
      </Panel>
      <Panel title={say('quotes.terms')}>
        <Box
          sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr' } }}
        >
          {field('discount', say('quotes.discount'), decimal)}
          {field('freight', say('quotes.freight', { currency: baseCurrency() }), {
            ...decimal,
            helperText: say('quotes.freightHelp'),
          })}
          {field('validUntil', say('quotes.validUntil'), {
            type: 'date',
            slotProps: { inputLabel: { shrink: true } },
          })}
          {field('paymentTerms', say('quotes.paymentTerms'), {
            multiline: true,
            sx: { gridColumn: '1 / -1' },
          })}
          {field('deliveryTerms', say('quotes.deliveryTerms'), {
            multiline: true,
            sx: { gridColumn: '1 / -1' },
          })}
          {field('note', say('quotes.noteToBuyer'), {
            multiline: true,
            minRows: 2,
            sx: { gridColumn: '1 / -1' },
          })}
        </Box>
        <Typography sx={{ mt: 2, fontWeight: 600 }}>
          {say('quotes.net')}: <Ltr>{sum === null ? '–' : money(sum)}</Ltr>
        </Typography>
        {rejection === null ? null : (
          <Alert severity="error" sx={{ mt: 2 }}>
            {rejection}
          </Alert>
        )}
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          disabled={isBusy || !isComplete}
          onClick={() => void submit()}
        >
          {button}
        </Button>
      </Panel>
    </>
  );
}
