// Certificates of a customer and their review.
import type { AdminCustomer } from '@millwright/contracts';
import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useAct as useButton } from '../../lib/act.ts';
import { apiUrl } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';
import { ActionField } from '../orders/action-field.tsx';
import { ActionDialog, useAct } from '../orders/order-action.tsx';
import { Part } from '../orders/order-parts.tsx';
import { useMayWriteCustomers } from './customer-chips.tsx';

type Certificate = AdminCustomer['certificates'][number];
const COLOURS = { sent: 'warning', accepted: 'success', refused: 'error' } as const;

export function CustomerCertificates({
  customer: { id, certificates },
}: {
  customer: AdminCustomer;
}) {
  const say = useWords();
  const [refused, setRejected] = useState<Certificate | null>(null);
  return (
    <Part title={say('customers.certificates')}>
      {certificates.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('customers.noCertificates')}
        </Typography>
      ) : null}
      {certificates.map((certificate) => (
        <Row
          key={certificate.type}
          id={id}
          certificate={certificate}
          onReject={() => setRejected(certificate)}
        />
      ))}
      {refused === null ? null : (
        <RejectDialog id={id} certificate={refused} onClose={() => setRejected(null)} />
      )}
    </Part>
  );
}

function Row({
  id,
  certificate,
  onReject,
}: {
  id: number;
  certificate: Certificate;
  onReject: () => void;
}) {
  const say = useWords();
  const { moment, number } = useFormats();
  const mayWrite = useMayWriteCustomers();
  const { act, isBusy } = useButton();
  const { type, state, sentAt, size, reason } = certificate;
  const path = `/customers/${id}/certificates/${type}`;
  const name = say(`customers.certificate.${type}`);
  return (
    <Box sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Chip
          size="small"
          color={COLOURS[state]}
          variant="outlined"
          label={say(`customers.certificateState.${state}`)}
        />
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {say('customers.sentOn', {
          date: moment(sentAt),
          size: number(Math.max(1, Math.ceil(size / 1024))),
        })}
      </Typography>
      {reason === '' ? null : (
        <Typography variant="body2">
          {say('customers.reason')}: <Name>{reason}</Name>
        </Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          component="a"
          href={apiUrl(path)}
          download
          aria-label={`${say('customers.download')}: ${name}`}
        >
          {say('customers.download')}
        </Button>
        {mayWrite && state !== 'accepted' ? (
          <Button
            size="small"
            variant="contained"
            disabled={isBusy}
            aria-label={`${say('customers.accept')}: ${name}`}
            onClick={() =>
              void act(
                'POST',
                `${path}/answer`,
                { state: 'accepted', reason: '', sentAt },
                'customers.told',
              )
            }
          >
            {say('customers.accept')}
          </Button>
        ) : null}
        {mayWrite && state !== 'refused' ? (
          <Button
            size="small"
            color="error"
            onClick={onReject}
            aria-label={`${say('customers.refuse')}: ${name}`}
          >
            {say('customers.refuse')}
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
}

function RejectDialog({
  id,
  certificate: { type, sentAt },
  onClose,
}: {
  id: number;
  certificate: Certificate;
  onClose: () => void;
}) {
  const say = useWords();
  const act = useAct();
  const [reason, setReason] = useState('');
  const refuse = () =>
    act('POST', `/customers/${id}/certificates/${type}/answer`, {
      state: 'refused',
      reason,
      sentAt,
    });
  return (
    <ActionDialog
      title={say('customers.rejectTitle')}
      button={say('customers.refuse')}
      color="error"
      onClose={onClose}
      onDo={refuse}
    >
      <Typography sx={{ mb: 2 }}>{say('customers.rejectHelp')}</Typography>
      <ActionField
        name="reason"
        fullWidth
        multiline
        required
        label={say('customers.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
