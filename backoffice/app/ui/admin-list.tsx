// List page of the back office: title, search, filters, buttons to create and export, views, empty state, rows with their link, paging.
import type { SavedViewList } from '@millwright/contracts';
import type { ReactElement } from 'react';
import {
  CreateButton,
  FilterButton,
  List,
  type RaRecord,
  SearchInput,
  TopToolbar,
} from 'react-admin';
import { useWords, type WordKey } from '../i18n/index.ts';
import { ROW_QUERY } from '../lib/row-query.ts';
import { ExportButtons } from './export-buttons.tsx';
import type { Filter } from './filters.tsx';
import { ListViews } from './list-views.tsx';
import { Rows, type RowsProps } from './rows.tsx';
import { Unless, type View, Views } from './views.tsx';

export type ListSort = { field: string; order: 'ASC' | 'DESC' };

export type AdminListProps<Row extends RaRecord> = RowsProps<Row> & {
  /** The server must know the field, also where no column sorts by it. */
  sort: ListSort;
  perPage?: number;
  /** A search field whose text is the filter `q`; with a placeholder it needs some width. */
  search?: boolean | { placeholder: WordKey; minWidth?: number };
  filters?: readonly Filter[];
  /** Filters that are set until they are changed. */
  filterDefaults?: Record<string, unknown>;
  /** A button to create a record. */
  mayCreate?: boolean;
  createLabel?: WordKey;
  /** Another button beside it. */
  extraAction?: ReactElement;
  /** Export of the filtered list as CSV and for Excel: its path after /api/admin. */
  exportPath?: string;
  /** Where the export calls the list's filters otherwise. */
  exportFilters?: (filters: Record<string, string>) => Record<string, string>;
  /** Buttons above the rows that set filters. */
  views?: readonly View[] | ReactElement;
  /** What an empty list says; without it the library's page for a list without records. */
  empty?: WordKey | ReactElement;
  /** Its views can be saved and shared. */
  savedViews?: SavedViewList;
};

/** On a telephone the field is as wide as the list, so that its hint can be read. */
const WIDE = { width: { xs: 'calc(100vw - 40px)', sm: 'auto' } };

export function AdminList<Row extends RaRecord>({
  sort,
  perPage = 25,
  search = false,
  filters = [],
  filterDefaults,
  mayCreate = false,
  createLabel,
  extraAction,
  exportPath,
  exportFilters,
  views,
  empty,
  savedViews,
  ...rows
}: AdminListProps<Row>) {
  const say = useWords();
  const inputs = [
    ...searchInput(),
    ...filters.map((filter) => (typeof filter === 'function' ? filter(say) : filter)),
  ];
  const body = <Rows {...rows} />;
  return (
    <List
      {...(inputs.length === 0 ? {} : { filters: inputs })}
      {...(filterDefaults === undefined ? {} : { filterDefaultValues: filterDefaults })}
      sort={sort}
      perPage={perPage}
      exporter={false}
      queryOptions={ROW_QUERY}
      actions={toolbar()}
      {...(empty === undefined ? {} : { empty: typeof empty === 'string' ? false : empty })}
      sx={{ '& .RaList-main': { minWidth: 0 } }}
    >
      {Array.isArray(views) ? <Views views={views} /> : (views as ReactElement | undefined)}
      {typeof empty === 'string' ? <Unless empty={empty}>{body}</Unless> : body}
    </List>
  );

  function searchInput(): ReactElement[] {
    if (search === false) return [];
    if (search === true) return [<SearchInput key="q" source="q" alwaysOn sx={WIDE} />];
    const { placeholder, minWidth } = search;
    return [
      <SearchInput
        key="q"
        source="q"
        alwaysOn
        placeholder={say(placeholder)}
        sx={minWidth === undefined ? WIDE : { ...WIDE, minWidth: { sm: minWidth } }}
      />,
    ];
  }

  function toolbar(): ReactElement | false {
    const mayAddFilters = inputs.some(({ props }) => !(props as { alwaysOn?: boolean }).alwaysOn);
    if (!mayAddFilters && !mayCreate && extraAction === undefined && exportPath === undefined)
      return false;
    return (
      <TopToolbar>
        {savedViews === undefined ? null : <ListViews list={savedViews} />}
        {mayAddFilters ? <FilterButton disableSaveQuery /> : null}
        {mayCreate ? (
          <CreateButton {...(createLabel === undefined ? {} : { label: say(createLabel) })} />
        ) : null}
        {extraAction}
        {exportPath === undefined ? null : (
          <ExportButtons
            path={exportPath}
            {...(exportFilters === undefined ? {} : { filtersOf: exportFilters })}
          />
        )}
      </TopToolbar>
    );
  }
}
