// Saved views of a list: a menu of one's own and of those that are shared, each opened by a press; the list opens with the one that is one's default.
import type { SavedView, SavedViewList } from '@millwright/contracts';
import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import EditIcon from '@mui/icons-material/EditOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarOffIcon from '@mui/icons-material/StarBorder';
import { Box, Button, ButtonBase, IconButton, Popover, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { Name } from './isolated.tsx';
import { SharedWith, type Shown, ViewDialog } from './view-dialog.tsx';

const OPENED = 'millwright.admin.opened.';

export function ListViews({ list }: { list: SavedViewList }) {
  const say = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const { filterValues, sort, perPage } = useListContext();
  const { data, ask } = useAnswer<{ rows: SavedView[] }>('/saved-views', { list });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const views = data?.rows ?? [];
  const shown: Shown = {
    filter: filterValues as Shown['filter'],
    sort: sort.field,
    direction: sort.order as Shown['direction'],
  };
  const open = (view: SavedView, replace = false): void => {
    setAnchor(null);
    void navigate({ search: searchOf(view, perPage) }, { replace });
  };
  useDefault(list, data?.rows, (view) => open(view, true));
  const choose = async (view: SavedView): Promise<void> => {
    try {
      const body = { list, viewId: view.isDefault ? null : view.id };
      await api('PUT', '/saved-view-default', { body });
      await ask();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<ViewsIcon />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {say('views.many')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': say('views.many'),
            sx: { inlineSize: 340, maxInlineSize: '95vw', p: 1.5 },
          },
        }}
      >
        {views.length === 0 ? (
          <Typography variant="body2" color="textSecondary" sx={{ p: 0.5 }}>
            {say('views.none')}
          </Typography>
        ) : null}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {views.map((view) => (
            <Stack component="li" key={view.id} direction="row" sx={{ alignItems: 'center' }}>
              <ButtonBase
                onClick={() => open(view)}
                sx={{ flexGrow: 1, minWidth: 0, p: 0.75, textAlign: 'start', display: 'block' }}
              >
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  <Name>{view.name}</Name>
                </Typography>
                {view.shared === '' ? null : (
                  <Typography variant="caption" color="textSecondary">
                    <SharedWith shared={view.shared} /> · <Name>{view.ownerName}</Name>
                  </Typography>
                )}
              </ButtonBase>
              <IconButton
                aria-pressed={view.isDefault}
                aria-label={say('views.default', { name: view.name })}
                onClick={() => void choose(view)}
              >
                {view.isDefault ? <StarIcon fontSize="small" /> : <StarOffIcon fontSize="small" />}
              </IconButton>
              {view.mayChange ? (
                <IconButton
                  aria-label={say('views.edit', { name: view.name })}
                  onClick={() => setEdited(view)}
                >
                  <EditIcon fontSize="small" />
                </IconButton>
              ) : null}
            </Stack>
          ))}
        </Box>
        <Button size="small" sx={{ mt: 1 }} onClick={() => setEdited('new')}>
          {say('views.save')}
        </Button>
      </Popover>
      {edited === null ? null : (
        <ViewDialog
          list={list}
          view={edited === 'new' ? null : edited}
          shown={shown}
          onClose={() => setEdited(null)}
          onDone={() => void ask()}
        />
      )}
    </>
  );
}

/** As the list keeps it in its address. */
function searchOf({ filter, sort, direction }: SavedView, perPage: number): string {
  const displayed = Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
  return new URLSearchParams({
    ...{ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(displayed) },
    ...{ sort, order: direction, page: '1', perPage: String(perPage) },
  }).toString();
}

/** From the menu, and the first time in a tab; an address that says what to show is left alone. */
function useDefault(
  list: SavedViewList,
  views: readonly SavedView[] | undefined,
  open: (view: SavedView) => void,
): void {
  const { key, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: { opens?: 'default' } | null;
  };
  const looked = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each way into the list
  useEffect(() => {
    if (views === undefined || looked.current === key) return;
    const isFirst = sessionStorage.getItem(OPENED + list) === null;
    const isEntered = search === '' && (state?.opens === 'default' || isFirst);
    looked.current = key;
    sessionStorage.setItem(OPENED + list, 'yes');
    const view = isEntered ? views.find(({ isDefault }) => isDefault) : undefined;
    if (view !== undefined) open(view);
  }, [views, key]);
}
