// Lead page: message, history, actions.
import type { AdminLead } from '@millwright/contracts';
import { Box, Button, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { apiUrl } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { useMay } from '../../lib/use-may.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Facts, Panel, TwoColumns } from '../../ui/panel.tsx';
import { LeadActions } from './lead-actions.tsx';
import { LeadChip } from './lead-list.tsx';
import { LeadQuotes } from './lead-quotes.tsx';
import { SellerPanel } from './lead-seller.tsx';
import { Thread } from './lead-thread.tsx';

export function LeadShow() {
  return (
    <Show actions={false} component="div">
      <LeadPage />
    </Show>
  );
}

function LeadPage() {
  const say = useWords();
  const lead = useRecordContext<AdminLead>();
  const mayWriteLeads = useMay('leads:write');
  const mayReadQuotes = useMay('quotes:read');
  const mayWriteQuotes = useMay('quotes:write');
  // What a list has shown already comes first, without its history.
  if (lead?.events === undefined) return null;
  const mayWrite = mayWriteLeads && !lead.isForgotten;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <Typography component="h2" variant="h6">
          {say(`leads.kind.${lead.kind}`)} <Ltr mono>{lead.reference}</Ltr>
        </Typography>
        <LeadChip state={lead.state} />
      </Box>
      <TwoColumns
        main={<Thread lead={lead} mayWrite={mayWrite} />}
        side={
          <>
            <Sender lead={lead} />
            {mayWrite ? <LeadActions lead={lead} /> : null}
            {lead.isForgotten || !mayReadQuotes ? null : (
              <LeadQuotes lead={lead} mayWrite={mayWriteQuotes} />
            )}
            {lead.kind === 'seller' ? <SellerPanel lead={lead} mayWrite={mayWrite} /> : null}
          </>
        }
      />
    </>
  );
}

function Sender({ lead }: { lead: AdminLead }) {
  const say = useWords();
  const { moment, number } = useFormats();
  if (lead.isForgotten)
    return <Panel title={say('leads.from')}>{say('leads.forgottenHelp')}</Panel>;
  return (
    <Panel title={say('leads.from')}>
      <Facts
        facts={[
          [say('leads.name'), <Name key="name">{lead.name}</Name>],
          [
            say('leads.company'),
            lead.company === '' ? null : <Name key="company">{lead.company}</Name>,
          ],
          [
            say('leads.email'),
            <a key="email" href={`mailto:${lead.email}`}>
              <Ltr>{lead.email}</Ltr>
            </a>,
          ],
          [
            say('leads.phone'),
            lead.phone === '' ? null : (
              <a key="phone" href={`tel:${lead.phone}`}>
                <Ltr>{lead.phone}</Ltr>
              </a>
            ),
          ],
          [say('leads.language'), say(`language.${lead.locale}`)],
          [
            say('leads.account'),
            lead.customerId === null ? (
              say('leads.visitor')
            ) : (
              <Link key="account" to={`/customers/${lead.customerId}/show`}>
                <Ltr>#{lead.customerId}</Ltr>
              </Link>
            ),
          ],
          [say('leads.received'), moment(lead.createdAt)],
          [
            say('leads.lot'),
            lead.lotId === null ? null : (
              <Link key="lot" to={`/lots/${lead.lotId}`}>
                #{lead.lotId}
              </Link>
            ),
          ],
          [
            say('leads.need'),
            lead.needId === null ? null : (
              <Link key="need" to={`/needs/${lead.needId}`}>
                #{lead.needId}
              </Link>
            ),
          ],
        ]}
      />
      {lead.document === null ? null : (
        <Button
          href={apiUrl(`/leads/${lead.id}/document`)}
          variant="outlined"
          size="small"
          sx={{ mt: 1.5, maxWidth: '100%' }}
        >
          <Name>
            {lead.document.label} ({number(Math.ceil(lead.document.size / 1024))} KiB)
          </Name>
        </Button>
      )}
    </Panel>
  );
}
