// Answer to a seller application: approved into a seller with commission and terms, or rejected with a reason; both go out by mail.
import type { AdminLead } from '@millwright/contracts';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { Panel } from '../../ui/panel.tsx';

const FIRST_COMMISSION = '5';

export function SellerPanel({ lead, mayWrite }: { lead: AdminLead; mayWrite: boolean }) {
  const say = useWords();
  const [open, setOpen] = useState<'approve' | 'refuse' | null>(null);
  if (lead.sellerId !== null)
    return (
      <Panel title={say('sellers.one')}>
        <Button component={Link} to={`/sellers/${lead.sellerId}`} variant="outlined">
          {say('sellers.open')}
        </Button>
      </Panel>
    );
  if (!mayWrite) return null;
  return (
    <Panel title={say('sellers.application')}>
      {lead.ways.includes('won') ? (
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={() => setOpen('approve')}>
            {say('sellers.approve')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setOpen('refuse')}>
            {say('sellers.refuse')}
          </Button>
        </Stack>
      ) : (
        <Alert severity="info">{say('sellers.reopen')}</Alert>
      )}
      {open === 'approve' ? <Approve lead={lead} onClose={() => setOpen(null)} /> : null}
      {open === 'refuse' ? <Refuse lead={lead} onClose={() => setOpen(null)} /> : null}
    </Panel>
  );
}

function Approve({ lead, onClose }: { lead: AdminLead; onClose: () => void }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [form, setForm] = useState({
    ...{ company: lead.company, contact: lead.name, email: lead.email, phone: lead.phone },
    ...{ commission: FIRST_COMMISSION, terms: '' },
  });
  const field = (name: keyof typeof form, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      fullWidth
      {...more}
    />
  );
  const approve = async (): Promise<void> => {
    const { commission, ...rest } = form;
    const commissionBasisPoints = Math.round(Number(commission.replace(',', '.')) * 100);
    const isDone = await act(
      'POST',
      `/leads/${lead.id}/approve`,
      { ...rest, commissionBasisPoints },
      'sellers.approved',
    );
    if (isDone) onClose();
  };
  return (
    <Dialog open fullWidth onClose={onClose}>
      <DialogTitle>{say('sellers.approve')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 1 }}>
          {field('company', say('leads.company'))}
          {field('contact', say('sellers.contact'))}
          {field('email', say('leads.email'), { slotProps: { htmlInput: { dir: 'ltr' } } })}
          {field('phone', say('leads.phone'), { slotProps: { htmlInput: { dir: 'ltr' } } })}
          {field('commission', say('sellers.commission'), {
            slotProps: { htmlInput: { dir: 'ltr', inputMode: 'decimal' } },
          })}
          {field('terms', say('sellers.terms'), { multiline: true, minRows: 3 })}
          <Alert severity="info">{say('sellers.approveHelp')}</Alert>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('leads.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void approve()}>
          {say('sellers.approve')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Refuse({ lead, onClose }: { lead: AdminLead; onClose: () => void }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [reason, setReason] = useState('');
  const refuse = async (): Promise<void> => {
    if (await act('POST', `/leads/${lead.id}/refuse`, { reason }, 'sellers.refused')) onClose();
  };
  return (
    <Dialog open fullWidth onClose={onClose}>
      <DialogTitle>{say('sellers.refuse')}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          multiline
          minRows={3}
          label={say('sellers.reason')}
          helperText={say('leads.replyHelp', { language: say(`language.${lead.locale}`) })}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('leads.cancel')}</Button>
        <Button
          variant="contained"
          color="error"
          disabled={isBusy || reason.trim() === ''}
          onClick={() => void refuse()}
        >
          {say('sellers.refuse')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
