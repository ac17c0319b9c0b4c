// Fields of a shipment that both ways of sending share: carrier, and the reason while not all is paid.
import { type AdminOrder, isolated } from '@millwright/contracts';
import { Stack } from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ActionField } from './action-field.tsx';

/** Asked for while not all is paid. */
export function UnpaidReason({
  order,
  value,
  onChange,
}: {
  order: AdminOrder;
  value: string;
  onChange: (text: string) => void;
}) {
  const say = useWords();
  const { money } = useFormats();
  const left = order.total.base - order.credited.base - order.paid;
  if (left <= 0) return null;
  return (
    <ActionField
      name="unpaidReason"
      fullWidth
      required
      multiline
      label={say('orders.unpaidReason', { amount: isolated(money(left)) })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      sx={{ mt: 2 }}
    />
  );
}

type Carrier = { carrier: string; trackingNumber: string };
export function CarrierInputs({ by, onChange }: { by: Carrier; onChange: (by: Carrier) => void }) {
  const say = useWords();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
      <ActionField
        name="carrier"
        fullWidth
        label={say('orders.carrier')}
        value={by.carrier}
        onChange={(event) => onChange({ ...by, carrier: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <ActionField
        name="trackingNumber"
        fullWidth
        label={say('orders.tracking')}
        value={by.trackingNumber}
        onChange={(event) => onChange({ ...by, trackingNumber: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 100, dir: 'ltr' } }}
      />
    </Stack>
  );
}
