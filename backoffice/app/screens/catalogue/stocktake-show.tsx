// Stocktake page: counting by scanner, keyboard or file while it is open, its lines, and closing. [decisions 0100]
import type { Stocktake } from '@millwright/contracts';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useWords, type WordKey } from '../../i18n/index.ts';
import { useAct } from '../../lib/act.ts';
import { useFormats } from '../../lib/format.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { useMay } from '../../lib/use-may.ts';
import { Name } from '../../ui/isolated.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Facts } from '../../ui/panel.tsx';
import { StocktakeCounting } from './stocktake-counting.tsx';
import { StocktakeLines } from './stocktake-lines.tsx';
import { ScopeText, StocktakeChip } from './stocktake-list.tsx';

export function StocktakeShow() {
  const { id = '' } = useParams();
  const say = useWords();
  const may = useMay('catalogue:write');
  const { moment, number } = useFormats();
  const { data: take, error, ask } = useAnswer<Stocktake>(`/stocktakes/${id}`);
  /** Each change reads the lines again. */
  const [turn, setTurn] = useState(0);
  const changed = (): void => {
    setTurn((last) => last + 1);
    void ask();
  };
  if (take === null)
    return error === null ? null : (
      <Alert severity="error">{error === 'common.failed' ? say('common.failed') : error}</Alert>
    );
  const isCounting = take.state === 'open' && may;
  const { begunAt, begunBy, endedAt, endedBy } = take;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1000, pb: 4, minWidth: 0 }}>
      <PageHeading>{take.name}</PageHeading>
      <Facts
        facts={[
          [say('stocktake.scope'), <ScopeText key="scope" row={take} />],
          [
            say('locations.at'),
            take.location === null ? null : <Name key="at">{take.location}</Name>,
          ],
          [say('stocktake.state'), <StocktakeChip key="state" state={take.state} />],
          [
            say('stocktake.countedShort'),
            say('stocktake.progress', {
              counted: number(take.counted),
              products: number(Math.max(take.products, take.counted)),
            }),
          ],
          [say('stocktake.differentShort'), number(take.different)],
          [say('stocktake.view.rejected'), take.rejected === 0 ? null : number(take.rejected)],
          [say('stocktake.posted'), take.state === 'closed' ? number(take.posted) : null],
          [say('stocktake.begun'), say('stocktake.by', { when: moment(begunAt), who: begunBy })],
          [
            say('stocktake.ended'),
            endedAt === null
              ? null
              : say('stocktake.by', { when: moment(endedAt), who: endedBy ?? '' }),
          ],
        ]}
      />
      {isCounting ? <StocktakeCounting id={take.id} onCounted={changed} /> : null}
      <StocktakeLines id={take.id} mayCount={isCounting} turn={turn} onChange={changed} />
      {isCounting ? <Ends take={take} onDone={changed} /> : null}
    </Box>
  );
}

function Ends({ take, onDone }: { take: Stocktake; onDone: () => void }) {
  const say = useWords();
  const uncounted = Math.max(0, take.products - take.counted);
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <End
        path={`/stocktakes/${take.id}/close`}
        words={['stocktake.close', 'stocktake.closeTitle', 'stocktake.closeIt']}
        text={say('stocktake.closeText', { different: take.different, uncounted })}
        told="stocktake.closed"
        isMain
        onDone={onDone}
      />
      <End
        path={`/stocktakes/${take.id}/cancel`}
        words={['stocktake.cancel', 'stocktake.cancelTitle', 'stocktake.cancelIt']}
        text={say('stocktake.cancelText')}
        told="common.saved"
        onDone={onDone}
      />
    </Box>
  );
}

function End({
  path,
  words: [label, title, button],
  text,
  told,
  isMain = false,
  onDone,
}: {
  path: string;
  words: readonly [label: WordKey, title: WordKey, button: WordKey];
  text: string;
  told: WordKey;
  isMain?: boolean;
  onDone: () => void;
}) {
  const say = useWords();
  const translate = useTranslate();
  const { act, isBusy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const end = async (): Promise<void> => {
    await act('POST', path, {}, told);
    // A rejection names rows, which the list then shows.
    setOpen(false);
    onDone();
  };
  return (
    <>
      <Button variant={isMain ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {say(label)}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)}>
        <DialogTitle>{say(title)}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void end()}>
            {say(button)}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
