// "Why is this first?": the first products of a search with what puts each of them there, and buttons to forget what was learned.
import { LOCALES, type RankReason, type SearchExplanation } from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  MenuItem,
  Link as MuiLink,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useMay } from '../../lib/use-may.ts';
import { AskedFor } from '../../ui/asked.tsx';
import { Ltr, Name } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { ForgetLearned } from './forget-learned.tsx';

/** The text and its language stand in the address, so that a colleague can be shown. */
export function RankingPage() {
  const say = useWords();
  const { locale } = useFormats();
  const mayForget = useMay('catalogue:write');
  const [asked, setAsked] = useSearchParams();
  const text = asked.get('q') ?? '';
  const language = asked.get('language') ?? locale;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, pb: 4, minWidth: 0 }}>
      <PageHeading>{say('ranking.many')}</PageHeading>
      <Typography color="textSecondary">{say('ranking.lead')}</Typography>
      <Question
        key={`${language} ${text}`}
        text={text}
        language={language}
        onAsk={(q, chosen) => setAsked({ q, language: chosen })}
      />
      {text === '' ? null : (
        <Explanation key={`${language} ${text}`} text={text} language={language} />
      )}
      {mayForget ? (
        <Box>
          <ForgetLearned query={null} />
        </Box>
      ) : null}
    </Box>
  );
}

function Question({
  text,
  language,
  onAsk,
}: {
  text: string;
  language: string;
  onAsk: (text: string, language: string) => void;
}) {
  const say = useWords();
  const [typed, setTyped] = useState(text);
  const [chosen, setChosen] = useState(language);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') onAsk(typed.trim(), chosen);
  };
  return (
    <Stack
      component="form"
      role="search"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      onSubmit={submit}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <TextField
        label={say('ranking.query')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200, dir: 'auto' } }}
        required
        fullWidth
      />
      <TextField
        select
        label={say('common.language')}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        sx={{ minWidth: 160 }}
      >
        {LOCALES.map((each) => (
          <MenuItem key={each} value={each}>
            {say(`language.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" sx={{ flexShrink: 0 }}>
        {say('ranking.explain')}
      </Button>
    </Stack>
  );
}

function Explanation({ text, language }: { text: string; language: string }) {
  const answer = useAnswer<SearchExplanation>('/search-ranking', { q: text, language });
  return (
    <AskedFor asked={answer}>
      {(data) => <Explained text={text} explained={data} onForgotten={answer.ask} />}
    </AskedFor>
  );
}

function Explained({
  text,
  explained,
  onForgotten,
}: {
  text: string;
  explained: SearchExplanation;
  onForgotten: () => Promise<void>;
}) {
  const say = useWords();
  const mayForget = useMay('catalogue:write');
  const {
    total,
    corrected,
    relaxed,
    notUnderstood,
    usesLearned,
    isLearned,
    learnedQuery,
    products,
  } = explained;
  return (
    <>
      <Alert severity={usesLearned ? 'info' : 'warning'} role="status" data-learned={isLearned}>
        <Typography variant="body2">
          {total === 0 ? say('ranking.empty') : say('ranking.found', { n: total })}
        </Typography>
        {corrected === null ? null : (
          <Typography variant="body2">{say('ranking.corrected', { text: corrected })}</Typography>
        )}
        {relaxed.length === 0 ? null : (
          <Typography variant="body2">
            {say('ranking.relaxed', { list: relaxed.join(', ') })}
          </Typography>
        )}
        {notUnderstood.length === 0 ? null : (
          <Typography variant="body2">
            {say('ranking.notUnderstood', { list: notUnderstood.join(', ') })}
          </Typography>
        )}
        <Typography variant="body2">
          {say(isLearned ? 'ranking.isLearned' : 'ranking.notLearned')}
        </Typography>
        {usesLearned ? null : <Typography variant="body2">{say('ranking.off')}</Typography>}
      </Alert>
      {isLearned && learnedQuery !== null && mayForget ? (
        <Box>
          <ForgetLearned query={text} onForgotten={onForgotten} />
        </Box>
      ) : null}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {products.map((product, at) => (
          <Card component="li" key={product.id} data-product={product.id}>
            <CardContent sx={{ display: 'flex', gap: 2, '&:last-child': { pb: 2 } }}>
              <Typography
                component="span"
                variant="h6"
                color="textSecondary"
                sx={{ minWidth: 28, textAlign: 'end' }}
              >
                {at + 1}
              </Typography>
              <Box sx={{ minWidth: 0 }}>
                <MuiLink
                  component={Link}
                  to={`/products/${product.id}`}
                  sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
                >
                  <Name>{product.name}</Name>
                </MuiLink>
                <Typography variant="body2" color="textSecondary">
                  <Ltr mono>{product.sku}</Ltr>
                </Typography>
                <Reasons reasons={product.reasons} />
              </Box>
            </CardContent>
          </Card>
        ))}
      </Box>
    </>
  );
}

function Reasons({ reasons }: { reasons: readonly RankReason[] }) {
  const say = useWords();
  return (
    <Box
      component="ul"
      aria-label={say('ranking.reasons')}
      sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {reasons.map(({ kind, label, place, visitors, orders, weight }, at) => (
        <Typography
          component="li"
          variant="body2"
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no key of their own, and never move
          key={at}
          data-reason={kind}
          sx={{
            border: 1,
            borderColor: kind === 'learned' ? 'primary.main' : 'divider',
            borderRadius: 1,
            px: 0.75,
            ...(kind === 'learned' ? { color: 'primary.main', fontWeight: 600 } : {}),
            ...(kind === 'wish-missed' ? { borderStyle: 'dashed', color: 'text.secondary' } : {}),
          }}
        >
          <Name>
            {say(`ranking.${kind}`, {
              label,
              place: place ?? 0,
              visitors: visitors ?? 0,
              orders: orders ?? 0,
              weight: (weight ?? 0).toFixed(1),
            })}
          </Name>
        </Typography>
      ))}
    </Box>
  );
}
