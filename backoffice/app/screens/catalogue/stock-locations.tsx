// Stock locations: warehouses, branches and counters that hold stock; one is closed once it holds nothing. [decisions 0102]
import type { AdminStockLocation } from '@millwright/contracts';
import WarehouseIcon from '@mui/icons-material/WarehouseOutlined';
import { BooleanInput, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { StateChip } from '../../ui/cells.tsx';
import { crudScreen } from '../../ui/crud-screen.tsx';
import { Name } from '../../ui/isolated.tsx';
import { CATALOGUE_FORM } from './may-edit.tsx';

export const STOCK_LOCATIONS = crudScreen<AdminStockLocation>({
  name: 'stock-locations',
  right: 'catalogue:read',
  writeRight: 'catalogue:write',
  group: 'stock',
  label: 'locations.many',
  icon: WarehouseIcon,
  represent: ({ name }: AdminStockLocation) => name,
  list: {
    sort: { field: 'position', order: 'ASC' },
    columns: [
      { source: 'name', label: 'locations.name', render: ({ name }) => <Name>{name}</Name> },
      {
        source: 'active',
        label: 'locations.state',
        render: (location, { say }) => (
          <StateChip
            color={location.isDefault ? 'info' : location.active ? 'success' : 'default'}
            label={say(
              location.isDefault
                ? 'locations.default'
                : location.active
                  ? 'locations.open'
                  : 'locations.closed',
            )}
          />
        ),
      },
      {
        source: 'position',
        label: 'locations.position',
        end: true,
        render: ({ isDefault, position }, { number }) => (isDefault ? '' : number(position)),
      },
      {
        source: 'units',
        label: 'locations.units',
        end: true,
        render: ({ units }, { number }) => number(units),
      },
    ],
  },
  form: {
    ...CATALOGUE_FORM,
    inputs: Inputs,
    toInput: ({ name, position, active }) => ({ name: name ?? '', position, active }),
    defaults: { name: '', position: 1, active: true },
  },
});

function Inputs() {
  const say = useWords();
  const isDefault = useRecordContext<AdminStockLocation>()?.isDefault === true;
  return (
    <>
      <TextInput
        source="name"
        label={say('locations.name')}
        helperText={say('locations.nameHelp')}
        validate={required()}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      {isDefault ? null : (
        <NumberInput
          source="position"
          label={say('locations.position')}
          helperText={say('locations.positionHelp')}
          min={0}
          step={1}
          validate={required()}
        />
      )}
      <BooleanInput
        source="active"
        label={say('locations.active')}
        helperText={say(isDefault ? 'locations.defaultHelp' : 'locations.activeHelp')}
        disabled={isDefault}
      />
    </>
  );
}
