// Review moderation: approved with one press, hidden with a reason.
import type { ModeratedReview } from '@millwright/contracts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useMay } from '../../lib/use-may.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { StateChip } from '../../ui/cells.tsx';
import { useCustomerFilter } from '../../ui/customer-filter.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import type { View } from '../../ui/views.tsx';

const VIEWS: readonly View[] = [
  { label: 'reviews.state.waiting', filter: { state: 'waiting' } },
  { label: 'reviews.state.published', filter: { state: 'published' } },
  { label: 'reviews.state.hidden', filter: { state: 'hidden' } },
  { label: 'reviews.all', filter: {} },
];

export function ReviewList() {
  const mayWrite = useMay('reviews:write');
  return (
    <AdminList<ModeratedReview>
      sort={{ field: 'id', order: 'DESC' }}
      search
      filters={useCustomerFilter()}
      filterDefaults={{ state: 'waiting' }}
      exportPath="/exports/reviews"
      views={VIEWS}
      empty="reviews.none"
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
        {
          source: 'rating',
          label: 'reviews.rating',
          end: true,
          render: (review) => <Ltr>{review.rating} / 5</Ltr>,
        },
        {
          source: 'comment',
          label: 'reviews.comment',
          render: (review) => <Comment review={review} />,
        },
        {
          source: 'author',
          label: 'reviews.author',
          render: (review) => <Name>{review.author}</Name>,
        },
        {
          source: 'postedAt',
          label: 'reviews.posted',
          render: (review, { day }) => day(review.changedAt ?? review.postedAt),
        },
        {
          source: 'state',
          label: 'reviews.state',
          render: (review, { say }) => (
            <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
              <StateChip
                color={COLOURS[review.state]}
                label={say(`reviews.state.${review.state}`)}
              />
              {mayWrite ? <Decide review={review} /> : null}
            </Stack>
          ),
        },
      ]}
    />
  );
}

const COLOURS = { waiting: 'secondary', published: 'success', hidden: 'default' } as const;

function Comment({ review: { comment, reason } }: { review: ModeratedReview }) {
  const say = useWords();
  return (
    <Box sx={{ maxWidth: 460, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <bdi>{comment}</bdi>
      {reason === null ? null : (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {say('reviews.reason')}: <bdi>{reason}</bdi>
        </Typography>
      )}
    </Box>
  );
}

function Decide({ review }: { review: ModeratedReview }) {
  const say = useWords();
  const { act, isBusy } = useAct();
  const [isListPrice, setListPrice] = useState(false);
  const [reason, setReason] = useState('');
  const hide = async (): Promise<void> => {
    if (await act('POST', `/reviews/${review.id}/hide`, { reason }, 'reviews.hidden'))
      setListPrice(false);
  };
  return (
    <>
      <Stack direction="row" spacing={0.5}>
        {review.state === 'published' ? null : (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() =>
              void act('POST', `/reviews/${review.id}/approve`, {}, 'reviews.approved')
            }
          >
            {say('reviews.approve')}
          </Button>
        )}
        {review.state === 'hidden' ? null : (
          <Button size="small" color="error" disabled={isBusy} onClick={() => setListPrice(true)}>
            {say('reviews.hide')}
          </Button>
        )}
      </Stack>
      <Dialog open={isListPrice} fullWidth onClose={() => setListPrice(false)}>
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
          <Button onClick={() => setListPrice(false)}>{say('reviews.cancel')}</Button>
          <Button
            variant="contained"
            color="error"
            disabled={isBusy || reason.trim() === ''}
            onClick={() => void hide()}
          >
            {say('reviews.hide')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
