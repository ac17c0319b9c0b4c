// Returns: what the buyer sends back, the answer to it, and what closing it credits.
import { type AdminOrder, RETURN_TRANSITIONS } from '@millwright/contracts';
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { LocationOf } from '../../ui/location-select.tsx';
import { ActionField } from './action-field.tsx';
import { ActionDialog, useAct, useMayWriteOrders } from './order-action.tsx';
import { Part } from './order-parts.tsx';

type Asked = AdminOrder['returns'][number];
type Way = 'accepted' | 'refused' | 'closed';

export function OrderReturns({ order }: { order: AdminOrder }) {
  const say = useWords();
  const mayWrite = useMayWriteOrders();
  const [asked, setAsked] = useState<{ id: number; to: Way } | null>(null);
  if (order.returns.length === 0) return null;
  return (
    <Part title={say('orders.returns')}>
      {order.returns.map((each) => (
        <Box key={each.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
          <Words of={each} />
          {mayWrite ? (
            <Stack direction="row" spacing={1} sx={{ pt: 1 }}>
              {(RETURN_TRANSITIONS.next(each.state) as Way[]).map((to) => (
                <Button
                  key={to}
                  size="small"
                  variant="outlined"
                  color={to === 'refused' ? 'error' : 'primary'}
                  onClick={() => setAsked({ id: each.id, to })}
                >
                  {say(`orders.return.do.${to}`)}
                </Button>
              ))}
            </Stack>
          ) : null}
        </Box>
      ))}
      {asked === null ? null : (
        <AnswerDialog order={order} {...asked} onClose={() => setAsked(null)} />
      )}
    </Part>
  );
}

function Words({ of }: { of: Asked }) {
  const say = useWords();
  const { moment, money, number } = useFormats();
  return (
    <>
      <Typography variant="body2">
        <b>{say(`orders.return.${of.state}`)}</b> · {moment(of.requestedAt)}
        {of.restocked ? ` · ${say('orders.return.restocked')}` : ''}
        {of.credited === null ? null : (
          <>
            {' · '}
            {say('orders.return.credited')} <Ltr>{money(of.credited.base)}</Ltr>
          </>
        )}
      </Typography>
      {of.lines.map((line) => (
        <Typography key={line.productId} variant="body2">
          <Ltr>
            {number(line.quantity)} × {line.sku}
          </Ltr>{' '}
          <Name>{line.name}</Name>: {say(`orders.return.reason.${line.reason}`)}
        </Typography>
      ))}
      {[of.note, of.answer].map((text) =>
        text === '' ? null : (
          <Typography
            key={text}
            variant="body2"
            color="textSecondary"
            sx={{ whiteSpace: 'pre-line' }}
          >
            <Name>{text}</Name>
          </Typography>
        ),
      )}
    </>
  );
}

function AnswerDialog({
  order,
  id,
  to,
  onClose,
}: {
  order: AdminOrder;
  id: number;
  to: Way;
  onClose: () => void;
}) {
  const say = useWords();
  const act = useAct();
  const [answer, setAnswer] = useState('');
  const [restock, setRestock] = useState(false);
  const [credit, setCredit] = useState(true);
  const [locationId, setLocation] = useState<number>();
  return (
    <ActionDialog
      title={say(`orders.return.do.${to}`)}
      button={say(`orders.return.do.${to}`)}
      color={to === 'refused' ? 'error' : 'primary'}
      onClose={onClose}
      onDo={() =>
        act('POST', `/orders/${order.id}/returns/${id}`, {
          to,
          answer,
          restock,
          ...(to === 'closed' ? { credit } : {}),
          ...(restock ? { locationId } : {}),
        })
      }
    >
      <ActionField
        name="answer"
        fullWidth
        multiline
        minRows={3}
        required={to === 'refused' || !credit}
        label={say('orders.return.answer')}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 1_000 } }}
        sx={{ mt: 1 }}
      />
      {to === 'closed' ? (
        <Stack>
          <FormControlLabel
            control={
              <Checkbox checked={credit} onChange={(event) => setCredit(event.target.checked)} />
            }
            label={say('orders.return.credit')}
          />
          <FormControlLabel
            control={
              <Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)} />
            }
            label={say('orders.return.restock')}
          />
          {restock ? (
            <LocationOf
              path={`/orders/${order.id}/stock-locations`}
              value={locationId}
              onChange={setLocation}
            />
          ) : null}
        </Stack>
      ) : null}
    </ActionDialog>
  );
}
