// Emails about an order and their delivery.
import type { AdminOrder } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Part } from './order-parts.tsx';

export function OrderMails({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { moment } = useFormats();
  if (order.mails === null) return null;
  return (
    <Part title={say('orders.mails')}>
      {order.mails.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {say('orders.noMails')}
        </Typography>
      ) : null}
      {order.mails.map((mail) => (
        <Box key={mail.id} sx={{ py: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2">
            <Name>{mail.subject}</Name>
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {moment(mail.at)} · <Ltr>{mail.recipient}</Ltr> ·{' '}
            {say(`orders.mail.${mail.state as 'sent'}`)}
          </Typography>
        </Box>
      ))}
    </Part>
  );
}
