// Building blocks of the order page: a frame with its heading, facts by name, an address.
import { type AdminOrder, cityLine } from '@millwright/contracts';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';

/** A part of the page with its heading, and what can be done in it. */
export function Part({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', p: { xs: 1.5, sm: 2 } }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'center', flexWrap: 'wrap', mb: 1 }}
      >
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Box>
  );
}

/** What has no value is left out. */
export function FactList({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      {facts.map(([name, value]) =>
        value === null || value === '' ? null : (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              {value}
            </Typography>
          </Box>
        ),
      )}
    </Box>
  );
}

export function AddressText({
  address,
  company,
  name = '',
}: {
  address: AdminOrder['delivery'];
  company: string;
  name?: string;
}) {
  const { country } = useFormats();
  return (
    <Typography
      component="address"
      variant="body2"
      sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}
    >
      {company === '' ? null : (
        <>
          <Name>{company}</Name>
          {'\n'}
        </>
      )}
      {name === '' || name === company ? null : (
        <>
          <Name>{name}</Name>
          {'\n'}
        </>
      )}
      <Name>{address.address}</Name>
      {'\n'}
      <Name>{cityLine(address)}</Name>
      {'\n'}
      {country(address.country)}
      {'\n'}
      <Ltr>{address.phoneNumber}</Ltr>
    </Typography>
  );
}

/** Where the goods go, or that the buyer collects them, and where. */
export function DeliveryPlace({ order }: { order: AdminOrder }) {
  const say = useWords();
  const { companyName, buyerName, delivery, pickup } = order;
  if (!order.freightCollected)
    return <AddressText address={delivery} company={companyName} name={buyerName} />;
  return (
    <Typography variant="body2" component="div">
      {[...new Set([companyName, buyerName])].filter(Boolean).map((line) => (
        <div key={line}>
          <Name>{line}</Name>
        </div>
      ))}
      <b>{say('orders.collectedAt')}</b>
      <br />
      <Name>{pickup}</Name>
    </Typography>
  );
}
