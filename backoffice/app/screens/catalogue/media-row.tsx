// Media list row: one picture, video or document, to view, move, name or remove.
import type { ProductMedia } from '@millwright/contracts';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import MovieIcon from '@mui/icons-material/MovieOutlined';
import { Box, IconButton, Link, Typography } from '@mui/material';
import { storedLocale, useWords } from '../../i18n/index.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';

type Props = {
  kind: ProductMedia['kind'];
  item: Pick<ProductMedia, 'target' | 'title'>;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: -1 | 1) => void;
  onName: () => void;
  onRemove: () => void;
};

export function MediaRow({ kind, item, isFirst, isLast, isBusy, onMove, onName, onRemove }: Props) {
  const say = useWords();
  const title = item.title[storedLocale()] || item.title.en;
  const address =
    kind === 'image'
      ? `/productimages/${item.target}`
      : kind === 'document'
        ? `/api/productdocuments/${item.target}`
        : item.target.startsWith('https://')
          ? item.target
          : `/productvideos/${item.target}`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        flexWrap: 'wrap',
      }}
    >
      {kind === 'image' ? (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{
            inlineSize: 64,
            blockSize: 64,
            objectFit: 'contain',
            bgcolor: '#fff',
            flex: 'none',
          }}
        />
      ) : kind === 'document' ? (
        <DescriptionIcon color="action" />
      ) : (
        <MovieIcon color="action" />
      )}
      <Box sx={{ flex: '1 1 160px', minInlineSize: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Name>{title}</Name>
        </Typography>
        <Link
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          variant="caption"
          sx={{ overflowWrap: 'anywhere' }}
        >
          <Ltr>{item.target}</Ltr>
        </Link>
      </Box>
      <Box sx={{ flex: 'none' }}>
        <IconButton
          aria-label={`${say('media.up')}: ${title}`}
          disabled={isBusy || isFirst}
          onClick={() => onMove(-1)}
        >
          <ArrowUpwardIcon />
        </IconButton>
        <IconButton
          aria-label={`${say('media.down')}: ${title}`}
          disabled={isBusy || isLast}
          onClick={() => onMove(1)}
        >
          <ArrowDownwardIcon />
        </IconButton>
        <IconButton
          aria-label={`${say('media.title')}: ${title}`}
          disabled={isBusy}
          onClick={onName}
        >
          <EditIcon />
        </IconButton>
        <IconButton
          aria-label={`${say('catalogue.remove')}: ${title}`}
          disabled={isBusy}
          onClick={onRemove}
        >
          <DeleteIcon />
        </IconButton>
      </Box>
    </Box>
  );
}
