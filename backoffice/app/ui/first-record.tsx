// Empty state of a list that somebody can begin: a sentence and the button that adds the first record.
import { Box, Typography } from '@mui/material';
import { CreateButton, TopToolbar } from 'react-admin';
import { useWords, type WordKey } from '../i18n/index.ts';

type Props = { sentence: WordKey; createLabel: WordKey; mayCreate: boolean };

export function FirstRecord({ sentence, createLabel, mayCreate }: Props) {
  const say = useWords();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyItems: 'center',
        p: 4,
        textAlign: 'center',
        width: '100%',
      }}
    >
      <Typography color="textSecondary">{say(sentence)}</Typography>
      <TopToolbar>{mayCreate ? <CreateButton label={say(createLabel)} /> : null}</TopToolbar>
    </Box>
  );
}
