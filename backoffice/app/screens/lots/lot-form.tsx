// Lot form: one form for all its data; its state, its limits and its history beside it.
import type { AdminLot, LotInput } from '@millwright/contracts';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Alert, Box, Button, Card, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import {
  Confirm,
  Create,
  Edit,
  ListButton,
  TopToolbar,
  useInput,
  useRecordContext,
} from 'react-admin';
import { storedLocale, useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { EntryForm } from '../../ui/entry-form.tsx';
import { filledTexts } from '../catalogue/language-inputs.tsx';
import { CATALOGUE_FORM } from '../catalogue/may-edit.tsx';
import { noOwnPrices, toOwnPrices } from '../catalogue/price-input.tsx';
import { Changes } from '../catalogue/record-history.tsx';
import { LotInputs } from './lot-inputs.tsx';
import { LotLimits } from './lot-limits.tsx';
import { LotStateChip } from './lot-list.tsx';

const NEW = { condition: 'new', ageMonths: 0, position: 0, soldWhole: true, images: [], items: [] };

function toLotInput(form: AdminLot): LotInput {
  return {
    names: filledTexts(form.names, ''),
    details: filledTexts(form.details, ''),
    location: filledTexts(form.location, ''),
    categoryId: form.categoryId,
    condition: form.condition,
    ageMonths: form.ageMonths,
    position: form.position,
    soldWhole: form.soldWhole,
    price: form.price ?? null,
    discountPrice: form.discountPrice ?? null,
    ownPrices: toOwnPrices(form.ownPrices),
    hsn: form.hsn ?? '',
    images: form.images ?? [],
    items: (form.items ?? []).map(({ productId, quantity }) => ({ productId, quantity })),
  };
}

export function LotCreate() {
  return (
    <Create redirect="edit" transform={toLotInput}>
      <EntryForm
        {...CATALOGUE_FORM}
        right="lots:write"
        defaultValues={{ ...NEW, ownPrices: noOwnPrices() }}
        warns
      >
        <LotInputs />
      </EntryForm>
    </Create>
  );
}

export function LotEdit() {
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      component="div"
      actions={<Actions />}
      transform={(form: AdminLot) => ({ ...toLotInput(form), version: form.version })}
    >
      <Panels />
    </Edit>
  );
}

function Actions() {
  const say = useWords();
  const lot = useRecordContext<AdminLot>();
  const isShown = lot?.state === 'offered' || lot?.state === 'sold';
  const prefix = storedLocale() === 'en' ? '' : `/${storedLocale()}`;
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      {lot === undefined ? null : <LotStateChip {...lot} />}
      {isShown && lot !== undefined ? (
        <Button
          size="small"
          href={`${prefix}/lotitems/${lot.categoryId}/${lot.id}/${lot.categorySlug}/${lot.slug}`}
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

const PANELS = ['data', 'limits', 'history'] as const;

function Panels() {
  const say = useWords();
  const mayReadNegotiations = useMay('negotiations:read');
  const lot = useRecordContext<AdminLot>();
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('data');
  if (lot === undefined) return null;
  const panels = PANELS.filter((name) => name !== 'limits' || mayReadNegotiations);
  return (
    <Card>
      <StateNote lot={lot} />
      <Tabs
        value={panel}
        onChange={(_, chosen) => setPanel(chosen)}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ borderBottom: 1, borderColor: 'divider', maxInlineSize: 'calc(100vw - 18px)' }}
      >
        {panels.map((name) => (
          <Tab key={name} value={name} label={say(`lots.panel.${name}`)} id={`panel-${name}`} />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby="panel-data" hidden={panel !== 'data'}>
        <EntryForm
          {...CATALOGUE_FORM}
          right="lots:write"
          buttons={<OfferButton />}
          defaultValues={{ ownPrices: noOwnPrices() }}
          warns
        >
          <LotInputs />
        </EntryForm>
      </Box>
      {panel === 'data' ? null : (
        <Box role="tabpanel" aria-labelledby={`panel-${panel}`} sx={{ p: 2 }}>
          {panel === 'limits' ? (
            <LotLimits id={lot.id} />
          ) : (
            <Changes key={lot.version} path={`/lots/${lot.id}/changes`} undoPath="/lot-changes" />
          )}
        </Box>
      )}
    </Card>
  );
}

/** What an operator should know before changing anything. */
function StateNote({ lot }: { lot: AdminLot }) {
  const say = useWords();
  const { day } = useFormats();
  if (lot.state === 'offered') return null;
  return (
    <Alert severity={lot.state === 'sold' ? 'warning' : 'info'} sx={{ m: 2, mb: 0 }}>
      {say(`lots.note.${lot.state}`, { day: lot.endedAt === null ? '' : day(lot.endedAt) })}
    </Alert>
  );
}

/** It shows what is stored, so what is typed is saved first. */
function OfferButton() {
  const say = useWords();
  const lot = useRecordContext<AdminLot>();
  // Any entry knows of the whole form.
  const { formState } = useInput({ source: 'slug' });
  const { isDirty } = formState;
  const { act, isBusy } = useAct();
  const [isAsked, setAsked] = useState(false);
  if (lot === undefined) return null;
  const isShown = lot.state === 'offered' || lot.state === 'sold';
  const offer = (offered: boolean): Promise<boolean> =>
    act('POST', `/lots/${lot.id}/offer`, { offered });
  return (
    <>
      <Button
        variant="outlined"
        color={isShown ? 'warning' : 'success'}
        disabled={isDirty || isBusy}
        title={isDirty ? say('lots.saveFirst') : undefined}
        onClick={() => (isShown ? setAsked(true) : void offer(true))}
      >
        {say(isShown ? 'lots.withdraw' : 'lots.offer')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={say('lots.withdraw')}
        content={say('lots.withdrawSure')}
        onConfirm={() => {
          setAsked(false);
          void offer(false);
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
