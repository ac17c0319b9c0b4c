// Bin labels of the chosen products, or of all that match the list's filter: how many, and a sentence instead of a file where they are too many.
import { MAX_BIN_LABELS } from '@millwright/contracts';
import { Button } from '@mui/material';
import { useListContext, useNotify } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { apiUrl } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';

export function BinLabels({ isAll }: { isAll: boolean }) {
  const say = useWords();
  const { number } = useFormats();
  const notify = useNotify();
  const { selectedIds, total = 0, filterValues } = useListContext();
  const n = isAll ? total : selectedIds.length;
  const label = say('bulk.labels', { n: number(n) });
  if (n > MAX_BIN_LABELS)
    return (
      <Button
        size="small"
        onClick={() =>
          notify(say('bulk.labelsMany', { n: number(n), max: MAX_BIN_LABELS }), { type: 'warning' })
        }
      >
        {label}
      </Button>
    );
  return (
    <Button
      size="small"
      component="a"
      target="_blank"
      href={apiUrl('/bin-labels', isAll ? filterValues : { ids: selectedIds.join(',') })}
    >
      {label}
    </Button>
  );
}
