// Members of an industry: by category with their number, and one by one; a whole category joins or leaves at once.
import type { AdminCategory, AdminIndustry } from '@millwright/contracts';
import {
  Alert,
  Autocomplete,
  Box,
  Button,
  Link as MuiLink,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { rejectionOf } from '../../lib/act.ts';
import { api } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Name } from '../../ui/isolated.tsx';
import { ProductPicker } from '../../ui/product-picker.tsx';
import { categoryText } from './category-text.ts';
import { useMayEdit } from './may-edit.tsx';
import { useAnswer } from './use-answer.ts';

type Belonging = { id: number; name: string; lineage: string; products: number; all: number };
type Change = { belong: boolean; productIds: number[]; categoryId: number | null };
const SHOWN = 15;

export function IndustryMembers({ industry }: { industry: AdminIndustry }) {
  const say = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const may = useMayEdit();
  const { number } = useFormats();
  const [isBusy, setBusy] = useState(false);
  const [leaving, setDraining] = useState<Belonging | null>(null);
  const { answer, failure, again } = useAnswer<{ rows: Belonging[]; total: number }>(
    `/industries/${industry.id}/categories`,
    {
      count: SHOWN,
    },
  );
  const change = async (body: Change): Promise<void> => {
    setBusy(true);
    try {
      const { changed } = await api<{ changed: number }>(
        'POST',
        `/industries/${industry.id}/products`,
        { body },
      );
      notify(say('bulk.done', { n: changed }), { type: 'success' });
      refresh();
    } catch (error) {
      notify(rejectionOf(error, say('common.failed')), { type: 'error' });
    }
    setBusy(false);
    again();
  };
  return (
    <Box component="section" aria-labelledby="industry-members">
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }} id="industry-members">
        {say('industries.members')}
      </Typography>
      <MuiLink
        component={Link}
        to={`/products?filter=${encodeURIComponent(JSON.stringify({ industryId: industry.id }))}`}
      >
        {say('industries.allMembers', { n: number(industry.products) })}
      </MuiLink>
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, my: 1 }}
        aria-label={say('categories.many')}
      >
        {answer?.rows.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              gap: 1,
              alignItems: 'center',
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
              flexWrap: 'wrap',
            }}
          >
            <Box sx={{ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Name>{row.name}</Name>
            </Box>
            <Typography variant="body2" color="textSecondary">
              {say('industries.of', { n: number(row.products), all: number(row.all) })}
            </Typography>
            {may ? (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`${say('industries.leave')}: ${row.name}`}
                onClick={() => setDraining(row)}
              >
                {say('industries.leave')}
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
      {answer !== null && answer.total > SHOWN ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {say('industries.more', { n: number(answer.total - SHOWN) })}
        </Typography>
      ) : null}
      {may ? (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
          <ProductPicker
            label={say('industries.addProduct')}
            taken={[]}
            disabled={isBusy}
            onChoose={({ id }) => void change({ belong: true, productIds: [id], categoryId: null })}
          />
          <CategoryJoin
            isBusy={isBusy}
            onJoin={(id) => void change({ belong: true, productIds: [], categoryId: id })}
          />
        </Box>
      ) : null}
      <Confirm
        isOpen={leaving !== null}
        title={say('industries.leave')}
        content={say('industries.leaveSure', {
          n: number(leaving?.products ?? 0),
          name: leaving?.name ?? '',
        })}
        onConfirm={() => {
          const categoryId = leaving?.id ?? null;
          setDraining(null);
          void change({ belong: false, productIds: [], categoryId });
        }}
        onClose={() => setDraining(null)}
      />
    </Box>
  );
}

function CategoryJoin({ isBusy, onJoin }: { isBusy: boolean; onJoin: (id: number) => void }) {
  const say = useWords();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<AdminCategory | null>(null);
  const [options, setOptions] = useState<AdminCategory[]>([]);
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      api<{ rows: AdminCategory[] }>('GET', '/categories', {
        query: { q, count: 50, sort: 'tree' },
      }).then(
        ({ rows }) => isWanted && setOptions(rows),
        () => isWanted && setOptions([]),
      );
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [q]);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Autocomplete
        size="small"
        sx={{ flex: 1, minInlineSize: 0 }}
        value={chosen}
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={categoryText}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_, typed, why) => {
          if (why === 'input') setQ(typed);
        }}
        onChange={(_, category) => setChosen(category)}
        renderInput={(input) => <TextField {...input} label={say('industries.addCategory')} />}
      />
      <Button
        variant="outlined"
        disabled={isBusy || chosen === null}
        onClick={() => {
          if (chosen !== null) onJoin(chosen.id);
          setChosen(null);
        }}
      >
        {say('industries.join')}
      </Button>
    </Box>
  );
}
