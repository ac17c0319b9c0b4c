// Answer to a tried query: what was understood of it, how many products it finds, and the first of them.
import type { LexiconAnswer } from '@millwright/contracts';
import { Box, Chip, Link as MuiLink, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr, Name } from '../../ui/isolated.tsx';

export function LexiconReading({ answer }: { answer: LexiconAnswer }) {
  const say = useWords();
  const path = useCreatePath();
  const { number } = useFormats();
  return (
    <>
      <Understood answer={answer} />
      <Typography variant="body2" sx={{ fontWeight: 600, mt: 1 }}>
        {say('lexicon.found', { n: answer.total, count: number(answer.total) })}
      </Typography>
      <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {answer.products.map(({ id, sku, name, manufacturer }) => (
          <Typography component="li" variant="body2" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={path({ resource: 'products', id, type: 'edit' })}>
              <Name>{name}</Name>
            </MuiLink>
            <Typography component="div" variant="caption" color="textSecondary">
              <Ltr mono>{sku}</Ltr> · <Name>{manufacturer}</Name>
            </Typography>
          </Typography>
        ))}
      </Box>
    </>
  );
}

/** A line for each thing that was understood, or was not. */
function Understood({ answer }: { answer: LexiconAnswer }) {
  const say = useWords();
  const {
    family,
    constraints,
    relaxed,
    words,
    notUnderstood,
    foreignManufacturer,
    notSold,
    quantity,
    corrected,
  } = answer;
  const properties = constraints.map(
    ({ name, label, unit, isNearest }) =>
      `${name === null ? '' : `${name}: `}${label}${unit === null ? '' : ` ${unit}`}${isNearest ? ` (${say('lexicon.isNearest')})` : ''}`,
  );
  const lines: [WordKey, readonly string[]][] = [
    ['lexicon.read.family', family],
    ['lexicon.read.properties', properties],
    ['lexicon.read.manufacturer', foreignManufacturer === null ? [] : [foreignManufacturer]],
    ['lexicon.read.unsold', notSold === null ? [] : [notSold]],
    ['lexicon.read.quantity', quantity === null ? [] : [String(quantity)]],
    ['lexicon.read.words', words],
    ['lexicon.read.relaxed', relaxed],
    ['lexicon.read.corrected', corrected === null ? [] : [corrected]],
    ['lexicon.read.notUnderstood', notUnderstood],
  ];
  const said = lines.filter(([, texts]) => texts.length > 0);
  if (said.length === 0)
    return <Typography variant="body2">{say('lexicon.read.plain')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
      {said.map(([label, texts]) => (
        <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {say(label)}
          </Typography>
          <Box
            component="dd"
            sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 0.5, minInlineSize: 0 }}
          >
            {texts.map((text) => (
              <Chip
                key={text}
                size="small"
                variant="outlined"
                color={label === 'lexicon.read.notUnderstood' ? 'warning' : 'default'}
                label={<Name>{text}</Name>}
                sx={{
                  maxInlineSize: '100%',
                  blockSize: 'auto',
                  '& .MuiChip-label': { whiteSpace: 'normal' },
                }}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
