// Which reviews wait for us, which are shown, which are hidden and why? Approved with one press, hidden with a reason.
import type { ModeratedReview } from '@millwright/contracts';
import { Box, Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { List, SearchInput, usePermissions } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { mayI } from '../../lib/auth.ts';
import { useFormats } from '../../lib/format.ts';
import { useCustomerFilter } from '../../ui/customer-filter.tsx';
import { ExportActions } from '../../ui/export-buttons.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Unless, type View, Views } from '../../ui/views.tsx';

const VIEWS: readonly View[] = [
  { label: 'reviews.state.waiting', filter: { state: 'waiting' } },
  { label: 'reviews.state.published', filter: { state: 'published' } },
  { label: 'reviews.state.hidden', filter: { state: 'hidden' } },
  { label: 'reviews.all', filter: {} },
];

export function ReviewList() {
  const say = useWords();
  const { day } = useFormats();
  const { permissions } = usePermissions<string[]>();
  const mayWrite = mayI(permissions, 'reviews:write');
  const filters = [<SearchInput key="q" source="q" alwaysOn />, ...useCustomerFilter()];
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      exporter={false}
      empty={false}
      actions={<ExportActions path="/exports/reviews" />}
    >
      <Views views={VIEWS} />
      <Unless empty="reviews.none">
        <Rows<ModeratedReview>
          opens={false}
          columns={[
            {
              source: 'productName',
              label: 'reviews.product',
              render: (review) => (
                <Box component="a" href={`/product/${review.productId}`} target="_blank" rel="noopener">
                  <Name>{review.productName}</Name> <Ltr mono>{review.partNumber}</Ltr>
                </Box>
              ),
            },
            { source: 'rating', label: 'reviews.rating', end: true, render: (review) => <Ltr>{review.rating} / 5</Ltr> },
            {
              source: 'comment',
              label: 'reviews.comment',
              render: (review) => (
                <Box sx={{ maxWidth: 460, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  <bdi>{review.comment}</bdi>
                  {review.reason === null ? null : (
                    <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                      {say('reviews.reason')}: <bdi>{review.reason}</bdi>
                    </Typography>
                  )}
                </Box>
              ),
            },
            { source: 'author', label: 'reviews.author', render: (review) => <Name>{review.author}</Name> },
            { source: 'postedAt', label: 'reviews.posted', render: (review) => day(review.changedAt ?? review.postedAt) },
            {
              source: 'state',
              label: 'reviews.state',
              render: (review) => (
                <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
                  <Chip
                    size="small"
                    variant="outlined"
                    color={review.state === 'waiting' ? 'secondary' : review.state === 'published' ? 'success' : 'default'}
                    label={say(`reviews.state.${review.state}`)}
                  />
                  {mayWrite ? <Decide review={review} /> : null}
                </Stack>
              ),
            },
          ]}
        />
      </Unless>
    </List>
  );
}

function Decide({ review }: { review: ModeratedReview }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const hide = async (): Promise<void> => {
    if (await act('POST', `/reviews/${review.id}/hide`, { reason }, 'reviews.hidden')) setAsking(false);
  };
  return (
    <>
      <Stack direction="row" spacing={0.5}>
        {review.state === 'published' ? null : (
          <Button size="small" disabled={isBusy} onClick={() => void act('POST', `/reviews/${review.id}/approve`, {}, 'reviews.approved')}>
            {say('reviews.approve')}
          </Button>
        )}
        {review.state === 'hidden' ? null : (
          <Button size="small" color="error" disabled={isBusy} onClick={() => setAsking(true)}>
            {say('reviews.hide')}
          </Button>
        )}
      </Stack>
      <Dialog open={isAsking} fullWidth onClose={() => setAsking(false)}>
        <DialogTitle>{say('reviews.hide')}</DialogTitle>
        <DialogContent>
          <TextField
            fullWidth
            multiline
            minRows={2}
            sx={{ mt: 1 }}
            label={say('reviews.reason')}
            helperText={say('reviews.reasonHelp')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{say('reviews.cancel')}</Button>
          <Button variant="contained" color="error" disabled={isBusy || reason.trim() === ''} onClick={() => void hide()}>
            {say('reviews.hide')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
