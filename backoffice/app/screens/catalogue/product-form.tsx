// Product form: one form for its data; pictures, stock and history beside it are saved separately.
import type { AdminProduct } from '@millwright/contracts';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, Button, Card, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { Create, Edit, ListButton, TopToolbar, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { shopCountry } from '../../lib/api.ts';
import { EntryForm } from '../../ui/entry-form.tsx';
import { CATALOGUE_FORM } from './may-edit.tsx';
import { noOwnPrices } from './price-input.tsx';
import { ProductInputs, toProductInput } from './product-inputs.tsx';
import { ProductLinksPanel } from './product-links.tsx';
import { ProductMediaPanel } from './product-media.tsx';
import { ProductStockPanel } from './product-stock.tsx';
import { RecordHistory } from './record-history.tsx';

const NEW = {
  unit: 'piece',
  minimum: 1,
  step: 1,
  weightGrams: 0,
  onHand: 0,
  published: false,
  attributes: [],
  industries: [],
};

export function ProductCreate() {
  return (
    <Create
      redirect="edit"
      transform={(form: AdminProduct) => ({ ...toProductInput(form), onHand: form.onHand })}
    >
      <EntryForm
        {...CATALOGUE_FORM}
        right="catalogue:write"
        defaultValues={{ ...NEW, originCountry: shopCountry(), ownPrices: noOwnPrices() }}
        warns
      >
        <ProductInputs isNew />
      </EntryForm>
    </Create>
  );
}

export function ProductEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      component="div"
      actions={<Actions />}
      transform={(form: AdminProduct) => ({ ...toProductInput(form), version: form.version })}
    >
      <Panels />
    </Edit>
  );
}

function Actions() {
  const say = useWords();
  const product = useRecordContext<AdminProduct>();
  return (
    <TopToolbar>
      {product?.published ? (
        <Button
          size="small"
          href={`/product/${product.id}/${product.slug}`}
          target="_blank"
          rel="noopener"
          startIcon={<OpenInNewIcon />}
        >
          {say('products.inShop')}
        </Button>
      ) : null}
      <ListButton />
    </TopToolbar>
  );
}

const PANELS = ['data', 'media', 'stock', 'links', 'history'] as const;

/** Typed values stay while another tab, such as the stock, is open. */
function Panels() {
  const say = useWords();
  const product = useRecordContext<AdminProduct>();
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('data');
  if (product === undefined) return null;
  return (
    <Card>
      <Tabs
        value={panel}
        onChange={(_, chosen) => setPanel(chosen)}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ borderBottom: 1, borderColor: 'divider', maxInlineSize: 'calc(100vw - 18px)' }}
      >
        {PANELS.map((name) => (
          <Tab key={name} value={name} label={say(`products.panel.${name}`)} id={`panel-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby="panel-data" hidden={panel !== 'data'}>
        <EntryForm
          {...CATALOGUE_FORM}
          right="catalogue:write"
          defaultValues={{ ownPrices: noOwnPrices() }}
          warns
        >
          <ProductInputs />
        </EntryForm>
      </Box>
      {panel === 'data' ? null : (
        <Box role="tabpanel" aria-labelledby={`panel-${panel}`} sx={{ p: 2 }}>
          {panel === 'media' ? <ProductMediaPanel id={product.id} /> : null}
          {panel === 'stock' ? <ProductStockPanel id={product.id} /> : null}
          {panel === 'links' ? <ProductLinksPanel id={product.id} /> : null}
          {panel === 'history' ? <RecordHistory subject="product" id={product.id} /> : null}
        </Box>
      )}
    </Card>
  );
}
