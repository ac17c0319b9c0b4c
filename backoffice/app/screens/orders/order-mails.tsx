// Emails about an order and their delivery.
import { type AdminOrder, mailSubject } from '@millwright/contracts';
import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { Ltr, Sentence } from '../../ui/isolated.tsx';
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
            <Subject mail={mail} />
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

/** Link to the mail, for staff who may read emails of its kind; those of kinds that are no more are the administrator's. */
function Subject({ mail }: { mail: NonNullable<AdminOrder['mails']>[number] }) {
  const mayMails = useMay('mails:read');
  const mayKind = useMay(`${mailSubject(mail.template) ?? 'staff'}:read`);
  const subject = <Sentence>{mail.subject}</Sentence>;
  return mayMails && mayKind ? <Link to={`/mails/${mail.id}/show`}>{subject}</Link> : subject;
}
