// Export buttons of a list: what is shown, by the same filters and on all pages, as CSV or for Excel.
import { type SavedViewList, TABLE_FORMATS } from '@millwright/contracts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { FilterButton, TopToolbar, useListContext } from 'react-admin';
import { useWords } from '../i18n/index.ts';
import { apiUrl } from '../lib/api.ts';
import { ListViews } from './list-views.tsx';

type Filters = Record<string, string>;
type Props = {
  /** Of the export, after /api/admin. */
  path: string;
  /** Where its filters are called otherwise than the list's. */
  filtersOf?: (filters: Filters) => Filters;
};

/** Above a list in which nothing is made: filters, and the way out as a table. */
export function ExportActions({ path, savedViews }: Props & { savedViews: SavedViewList }) {
  return (
    <TopToolbar>
      <ListViews list={savedViews} />
      <FilterButton disableSaveQuery />
      <ExportButtons path={path} />
    </TopToolbar>
  );
}

export function ExportButtons({ path, filtersOf = (filters) => filters }: Props) {
  const say = useWords();
  const { filterValues } = useListContext();
  return (
    <>
      {TABLE_FORMATS.map((format) => (
        <Button
          key={format}
          size="small"
          component="a"
          download
          href={apiUrl(path, { ...filtersOf(filterValues as Filters), format })}
          startIcon={<DownloadIcon />}
        >
          {say(`exports.${format}`)}
        </Button>
      ))}
    </>
  );
}
