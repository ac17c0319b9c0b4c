// Table that becomes cards on a telephone: each cell with a `data-label` says its column's name before its value. Use: `<Table sx={STACKED_ON_PHONES}>`.

const OUT_OF_SIGHT = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** A heading cell with a `data-label` holds a control, such as the box that chooses all rows: it stays, with its name. */
export const STACKED_ON_PHONES = {
  '@media (max-width: 599.95px)': {
    '&, & thead, & tbody': { display: 'block' },
    '& th:not([data-label])': OUT_OF_SIGHT,
    '& thead tr': { display: 'flex', position: 'relative' },
    '& th[data-label]': { display: 'flex', alignItems: 'center', width: 'auto', p: 0, border: 0 },
    '& th[data-label]::after': { content: 'attr(data-label)' },
    '& tbody tr': { display: 'block', py: 1, borderBottom: 1, borderColor: 'divider' },
    '& td': {
      display: 'flex',
      // Cells of figures are written the other way round by the library.
      flexDirection: 'row',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: 2,
      width: 'auto',
      minWidth: 0,
      p: 0,
      py: 0.25,
      border: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'end',
    },
    '& td:not([data-label])': { justifyContent: 'flex-start', textAlign: 'start' },
    // The box that chooses a row stands before its name.
    '& td.MuiTableCell-paddingCheckbox, & td.MuiTableCell-paddingCheckbox + td': {
      display: 'inline-flex',
      verticalAlign: 'middle',
      p: 0,
    },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      flexShrink: 0,
      color: 'text.secondary',
      textAlign: 'start',
    },
  },
} as const;
