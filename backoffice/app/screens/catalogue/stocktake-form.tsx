// New stocktake: what it is called and which products are counted. [decisions 0100]
import {
  type AdminCategory,
  type AdminManufacturer,
  type AdminStockLocation,
  STOCKTAKE_SCOPES,
  type Stocktake,
  type StocktakeScope,
} from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { LocationSelect, MAX_LOCATIONS } from '../../ui/location-select.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { type Choice, Chooser } from '../price-changes/price-change-form.tsx';
import { categoryText } from './category-text.ts';

/** Stands for all locations together in the choice. */
const ALL = 0;

export function StocktakeForm() {
  const say = useWords();
  const redirect = useRedirect();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<StocktakeScope>('all');
  const [category, setCategory] = useState<Choice | null>(null);
  const [manufacturer, setManufacturer] = useState<Choice | null>(null);
  const [list, setList] = useState('');
  const [chosen, setChosen] = useState<number>();
  const [countsOrdered, setCountsOrdered] = useState(true);
  const { data: locations } = useAnswer<{ rows: AdminStockLocation[] }>('/stock-locations', {
    start: 0,
    count: MAX_LOCATIONS,
  });
  const places = (locations?.rows ?? []).filter(({ active }) => active);
  // One is counted at a time, most often: a sum would take what lies elsewhere for missing.
  const locationId = places.length < 2 ? undefined : (chosen ?? places[0]?.id);
  const parts = list.split(/\r?\n/).filter((line) => line.trim() !== '');
  const isReady =
    name.trim() !== '' &&
    (scope !== 'category' || category !== null) &&
    (scope !== 'manufacturer' || manufacturer !== null) &&
    (scope !== 'list' || parts.length > 0);
  const { submit, isBusy, error } = useSubmit(async () => {
    const body = {
      name,
      scope,
      countsOrdered,
      categoryId: scope === 'category' ? category?.id : null,
      manufacturerId: scope === 'manufacturer' ? manufacturer?.id : null,
      ...(scope === 'list' ? { parts } : {}),
      ...(locationId === undefined || locationId === ALL ? {} : { locationId }),
    };
    const { id } = await api<Stocktake>('POST', '/stocktakes', { body });
    redirect('show', 'stocktakes', id);
  });
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, maxWidth: 640, pb: 4, minWidth: 0 }}
    >
      <PageHeading>{say('stocktake.new')}</PageHeading>
      <TextField
        required
        label={say('stocktake.name')}
        helperText={say('stocktake.nameHelp')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <TextField
        select
        label={say('stocktake.scope')}
        value={scope}
        onChange={(event) => setScope(event.target.value as StocktakeScope)}
      >
        {STOCKTAKE_SCOPES.map((id) => (
          <MenuItem key={id} value={id}>
            {say(`stocktake.scope.${id}`)}
          </MenuItem>
        ))}
      </TextField>
      {scope === 'category' ? (
        <Chooser
          path="/categories"
          label={say('products.category')}
          toChoice={(row: AdminCategory) => ({ id: row.id, label: categoryText(row) })}
          value={category}
          onChange={setCategory}
        />
      ) : null}
      {scope === 'manufacturer' ? (
        <Chooser
          path="/manufacturers"
          label={say('products.manufacturer')}
          toChoice={({ id, name }: AdminManufacturer) => ({ id, label: name })}
          value={manufacturer}
          onChange={setManufacturer}
        />
      ) : null}
      {scope === 'list' ? (
        <TextField
          multiline
          minRows={4}
          maxRows={16}
          label={say('stocktake.list')}
          value={list}
          onChange={(event) => setList(event.target.value)}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      ) : null}
      {places.length < 2 ? null : (
        <LocationSelect
          places={[...places, { id: ALL, name: say('locations.all') }]}
          value={locationId}
          onChange={setChosen}
        />
      )}
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={countsOrdered}
              onChange={(_, isOn) => setCountsOrdered(isOn)}
              slotProps={{ input: { 'aria-describedby': 'counts-ordered-help' } }}
            />
          }
          label={say('stocktake.countsOrdered')}
        />
        <FormHelperText id="counts-ordered-help">
          {say('stocktake.countsOrderedHelp')}
        </FormHelperText>
      </Box>
      {error === '' ? null : <Alert severity="error">{error}</Alert>}
      <Box>
        <Button type="submit" variant="contained" disabled={!isReady || isBusy}>
          {say('stocktake.begin')}
        </Button>
      </Box>
    </Box>
  );
}
