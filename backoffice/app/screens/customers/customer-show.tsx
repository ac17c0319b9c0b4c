// Customer page: data, certificates, orders, requests and actions.
import type { AdminCustomer } from '@millwright/contracts';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { AddressText, FactList, Part } from '../orders/order-parts.tsx';
import { CustomerAccess, CustomerSessions } from './customer-access.tsx';
import { CustomerAsked } from './customer-asked.tsx';
import { CustomerCertificates } from './customer-certificates.tsx';
import { CustomerChips } from './customer-chips.tsx';
import { CustomerHistory, CustomerNotes } from './customer-notes.tsx';
import { CustomerTrade } from './customer-trade.tsx';

export function CustomerShow() {
  return (
    <Show actions={false} component="div">
      <Customer />
    </Show>
  );
}

function Customer() {
  const say = useWords();
  const customer = useRecordContext<AdminCustomer>();
  const mayReadOrders = useMay('orders:read');
  // The list knows rows of fewer columns, and they come first.
  if (customer?.notes === undefined) return null;
  const isDiscontinued = customer.state === 'closed';
  return (
    <Box sx={{ py: 2 }}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
      >
        <Typography component="h2" variant="h6">
          {isDiscontinued ? (
            say('customers.gone', { id: customer.id })
          ) : (
            <Name>{`${customer.firstName} ${customer.lastName}`.trim() || customer.email}</Name>
          )}
        </Typography>
        <CustomerChips customer={customer} />
      </Stack>
      {isDiscontinued ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('customers.closedHelp')}
        </Alert>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {isDiscontinued ? null : <CustomerCertificates customer={customer} />}
          {mayReadOrders ? <CustomerTrade customer={customer} /> : null}
          <CustomerAsked customer={customer} />
          {isDiscontinued ? null : <CustomerNotes customer={customer} />}
          <CustomerHistory customer={customer} />
        </Stack>
        {isDiscontinued ? null : (
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <CustomerAccess customer={customer} />
            <Profile customer={customer} />
            <CustomerSessions customer={customer} />
          </Stack>
        )}
      </Box>
    </Box>
  );
}

function Profile({ customer }: { customer: AdminCustomer }) {
  const say = useWords();
  const { moment } = useFormats();
  return (
    <>
      <Part title={say('customers.profile')}>
        <FactList
          facts={[
            [
              say('customers.company'),
              customer.companyName === '' ? null : (
                <Name key="company">{customer.companyName}</Name>
              ),
            ],
            [
              say('customers.email'),
              <a key="email" href={`mailto:${customer.email}`}>
                <Ltr>{customer.email}</Ltr>
              </a>,
            ],
            [
              say('customers.mobile'),
              <a key="mobile" href={`tel:${customer.mobile}`}>
                <Ltr>{customer.mobile}</Ltr>
              </a>,
            ],
            [
              say('customers.taxId'),
              customer.taxId === '' ? (
                say('customers.unregistered')
              ) : (
                <Ltr key="tax" mono>
                  {customer.taxId}
                </Ltr>
              ),
            ],
            [say('customers.language'), say(`language.${customer.locale}`)],
            [say('customers.since'), moment(customer.createdAt)],
          ]}
        />
      </Part>
      {(['delivery', 'billing'] as const).map((type) => (
        <Part key={type} title={say(`customers.${type}`)}>
          {customer[type] === null ? (
            <Typography variant="body2" color="textSecondary">
              {say('customers.noAddress')}
            </Typography>
          ) : (
            <AddressText address={customer[type]} company={customer.companyName} />
          )}
        </Part>
      ))}
    </>
  );
}
