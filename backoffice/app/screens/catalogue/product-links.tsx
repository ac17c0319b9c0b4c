// Related products and substitutes, in their order; a choice shows on both sides.
import type { LINK_KINDS, LinkedProduct, ProductLinks } from '@millwright/contracts';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Chip, IconButton, Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { ProductPicker } from '../../ui/product-picker.tsx';
import { useMayEdit } from './may-edit.tsx';
import { useAnswer } from './use-answer.ts';

type Kind = (typeof LINK_KINDS)[number];
const PARTS: readonly { kind: Kind; title: WordKey; help: WordKey }[] = [
  { kind: 'related', title: 'links.related', help: 'links.relatedHelp' },
  { kind: 'substitute', title: 'links.substitutes', help: 'links.substitutesHelp' },
];

export function ProductLinksPanel({ id }: { id: number }) {
  const say = useWords();
  const notify = useNotify();
  const may = useMayEdit();
  const { answer, failure, again } = useAnswer<ProductLinks>(`/products/${id}/links`);
  const [saved, setSaved] = useState<ProductLinks | null>(null);
  const [isBusy, setBusy] = useState(false);
  const links = saved ?? answer;
  if (failure !== null) return <Alert severity="error">{failure}</Alert>;
  if (links === null) return null;
  const choose = async (kind: Kind, productIds: number[]): Promise<void> => {
    setBusy(true);
    try {
      const seen = links[kind].map((row) => row.productId);
      setSaved(
        await api<ProductLinks>('PUT', `/products/${id}/links`, {
          body: { kind, productIds, seen },
        }),
      );
      notify(say('common.saved'), { type: 'success' });
    } catch (error) {
      notify(rejectionOf(error, say('common.failed')), { type: 'error' });
      setSaved(null);
      again();
    }
    setBusy(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {PARTS.map(({ kind, title, help }) => {
        const ids = links[kind].map((row) => row.productId);
        const moved = (place: number, by: number): number[] => {
          const next = ids.toSpliced(place, 1);
          next.splice(place + by, 0, ids[place] as number);
          return next;
        };
        return (
          <Box component="section" key={kind} aria-labelledby={`links-${kind}`}>
            <Typography
              component="h2"
              variant="subtitle1"
              sx={{ fontWeight: 600 }}
              id={`links-${kind}`}
            >
              {say(title)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {say(help)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
              {links[kind].map((row, place) => (
                <LinkRow
                  key={row.productId}
                  row={row}
                  isFirst={place === 0}
                  isLast={place === ids.length - 1}
                  isBusy={isBusy}
                  may={may}
                  onMove={(by) => void choose(kind, moved(place, by))}
                  onRemove={() => void choose(kind, ids.toSpliced(place, 1))}
                />
              ))}
            </Box>
            {may && ids.length < 24 ? (
              <Box sx={{ maxInlineSize: 560 }}>
                <ProductPicker
                  label={say('links.add')}
                  taken={[id, ...ids]}
                  disabled={isBusy}
                  onChoose={(product) => void choose(kind, [...ids, product.id])}
                />
              </Box>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}

type RowProps = {
  row: LinkedProduct;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  may: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

function LinkRow({ row, isFirst, isLast, isBusy, may, onMove, onRemove }: RowProps) {
  const say = useWords();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        py: 0.75,
        borderBottom: 1,
        borderColor: 'divider',
        flexWrap: 'wrap',
      }}
    >
      <Box
        component="img"
        src={`/productimages/${encodeURIComponent(row.image)}`}
        alt=""
        sx={{ inlineSize: 40, blockSize: 40, objectFit: 'contain', bgcolor: '#fff', flex: 'none' }}
      />
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
        <MuiLink
          component={Link}
          to={`/products/${row.productId}`}
          sx={{ overflowWrap: 'anywhere' }}
        >
          <Name>{row.name}</Name>
        </MuiLink>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          <Ltr mono>{row.sku}</Ltr> · <Name>{row.manufacturer}</Name> · <Name>{row.category}</Name>
        </Typography>
      </Box>
      {row.published ? null : (
        <Chip size="small" variant="outlined" label={say('products.isDraft')} />
      )}
      {may ? (
        <Box sx={{ flex: 'none' }}>
          <IconButton
            aria-label={`${say('media.up')}: ${row.name}`}
            disabled={isBusy || isFirst}
            onClick={() => onMove(-1)}
          >
            <ArrowUpwardIcon />
          </IconButton>
          <IconButton
            aria-label={`${say('media.down')}: ${row.name}`}
            disabled={isBusy || isLast}
            onClick={() => onMove(1)}
          >
            <ArrowDownwardIcon />
          </IconButton>
          <IconButton
            aria-label={`${say('catalogue.remove')}: ${row.name}`}
            disabled={isBusy}
            onClick={onRemove}
          >
            <DeleteIcon />
          </IconButton>
        </Box>
      ) : null}
    </Box>
  );
}
