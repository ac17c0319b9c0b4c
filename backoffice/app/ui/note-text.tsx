// Text of a note, with those whom it mentions set apart.
import { type Area, mentionsIn } from '@millwright/contracts';
import { Box } from '@mui/material';
import { Fragment } from 'react';
import { useReaders } from './readers.ts';

export function NoteText({ area, children: text }: { area: Area; children: string }) {
  const readers = useReaders(area);
  const mentions = mentionsIn(text, readers);
  const ends = [0, ...mentions.map(({ end }) => end)];
  return (
    <bdi>
      {mentions.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <Box component="b" sx={{ color: 'primary.main', fontWeight: 600 }}>
            <bdi>{text.slice(start, end)}</bdi>
          </Box>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </bdi>
  );
}
