// Row of the category tree: it can be picked up and dropped before another, or into it.
import type { AdminCategory } from '@millwright/contracts';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import DriveFileMoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, IconButton, Link as MuiLink, Typography } from '@mui/material';
import { type DragEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { storedLocale, useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';

export type Drop = 'before' | 'into';

type Props = {
  category: AdminCategory;
  /** Found by a search: without its place in the tree. */
  isFlat: boolean;
  hasChildren: boolean;
  isOpen: boolean;
  isDragged: boolean;
  mayEdit: boolean;
  onToggle: () => void;
  onDrag: () => void;
  onDrop: (how: Drop) => void;
  onMove: () => void;
  onRemove: () => void;
};

export function CategoryRow(props: Props) {
  const {
    category,
    isFlat,
    hasChildren,
    isOpen,
    isDragged,
    mayEdit,
    onToggle,
    onDrag,
    onDrop,
    onMove,
    onRemove,
  } = props;
  const say = useWords();
  const { number } = useFormats();
  const [over, setOver] = useState<Drop | null>(null);
  const isRtl = storedLocale() === 'ar';
  // The upper third of a row means before it, the rest into it.
  const howOf = (event: DragEvent): Drop => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    return event.clientY - top < height / 3 ? 'before' : 'into';
  };
  return (
    <Box
      component="li"
      draggable={mayEdit}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', category.lineage);
        event.dataTransfer.effectAllowed = 'move';
        onDrag();
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(howOf(event));
      }}
      onDragLeave={() => setOver(null)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(null);
        onDrop(howOf(event));
      }}
      sx={{
        ...{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          borderTop: 1,
          minBlockSize: 48,
          opacity: isDragged ? 0.5 : 1,
        },
        borderColor: over === 'before' ? 'primary.main' : 'divider',
        bgcolor: over === 'into' ? 'action.selected' : 'transparent',
        paddingInlineStart: isFlat
          ? 1
          : { xs: (category.depth - 1) * 1.5, sm: (category.depth - 1) * 4 },
        paddingInlineEnd: 1,
      }}
    >
      {isFlat ? null : hasChildren ? (
        <IconButton
          size="small"
          onClick={onToggle}
          aria-expanded={isOpen}
          aria-label={`${say('categories.below')}: ${category.name}`}
        >
          {isOpen ? (
            <ExpandMoreIcon />
          ) : (
            <ChevronRightIcon sx={isRtl ? { transform: 'scaleX(-1)' } : {}} />
          )}
        </IconButton>
      ) : (
        <Box sx={{ inlineSize: 34, flex: 'none' }} />
      )}
      {mayEdit ? (
        <DragIcon
          fontSize="small"
          color="disabled"
          sx={{ cursor: 'grab', display: { xs: 'none', sm: 'block' } }}
        />
      ) : null}
      <Box sx={{ flex: '1 1 0', minInlineSize: 0, py: 0.5 }}>
        <MuiLink
          component={Link}
          to={`/categories/${category.id}`}
          draggable={false}
          sx={{ fontWeight: 600 }}
        >
          <Name>{category.name}</Name>
        </MuiLink>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', overflowWrap: 'anywhere' }}
        >
          <Ltr>{`/products/${category.lineage}`}</Ltr>
        </Typography>
      </Box>
      <MuiLink
        component={Link}
        to={`/products?filter=${encodeURIComponent(JSON.stringify({ categoryId: category.id }))}`}
        variant="body2"
        draggable={false}
        aria-label={`${say('products.many')}: ${category.name}: ${number(category.products)}`}
      >
        {number(category.products)}
      </MuiLink>
      {mayEdit ? (
        <>
          <IconButton
            size="small"
            aria-label={`${say('categories.move')}: ${category.name}`}
            onClick={onMove}
          >
            <DriveFileMoveIcon />
          </IconButton>
          <IconButton
            size="small"
            disabled={hasChildren || category.products > 0}
            aria-label={`${say('catalogue.remove')}: ${category.name}`}
            onClick={onRemove}
          >
            <DeleteIcon />
          </IconButton>
        </>
      ) : null}
    </Box>
  );
}
