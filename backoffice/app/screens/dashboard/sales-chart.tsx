// Sales chart: bars, and the same numbers as a table, also for screen readers.
import type { CurrencyCode, Dashboard } from '@millwright/contracts';
import { Box, Button, ToggleButton, ToggleButtonGroup, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { currenciesOf, useFormats } from '../../lib/format.ts';
import { SmallTable } from '../../ui/small-table.tsx';

type Sales = NonNullable<Dashboard['sales']>;
type Shown = 'orders' | CurrencyCode;

export function SalesChart({ sales }: { sales: Sales }) {
  const say = useWords();
  const theme = useTheme();
  const { number, compact, money, dayMonth } = useFormats();
  const [shown, setShown] = useState<Shown>('orders');
  const [asTable, setAsTable] = useState(false);
  const currencies = currenciesOf(Object.assign({}, ...sales.byDay.map(({ revenue }) => revenue)));
  const value = (day: Sales['byDay'][number]): number =>
    shown === 'orders' ? day.orders : (day.revenue[shown] ?? 0) / 100;
  const write = (amount: number | null): string =>
    amount === null
      ? ''
      : shown === 'orders'
        ? number(amount)
        : money(Math.round(amount * 100), shown);
  return (
    <>
      <Box
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', mb: 1 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          value={shown}
          onChange={(_, next: Shown | null) => next !== null && setShown(next)}
          aria-label={say('dashboard.shown')}
        >
          <ToggleButton value="orders">{say('dashboard.orders')}</ToggleButton>
          {currencies.map((currency) => (
            <ToggleButton key={currency} value={currency}>
              {currency}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button size="small" onClick={() => setAsTable(!asTable)} aria-pressed={asTable}>
          {say(asTable ? 'dashboard.asChart' : 'dashboard.asTable')}
        </Button>
      </Box>
      {asTable ? (
        <Box sx={{ maxHeight: 320, overflowY: 'auto' }}>
          <SmallTable
            label={say('dashboard.byDay')}
            head={[say('dashboard.day'), say('dashboard.orders'), ...currencies]}
            rows={[...sales.byDay]
              .reverse()
              .map((day) => [
                dayMonth(day.day),
                number(day.orders),
                ...currencies.map((currency) => money(day.revenue[currency] ?? 0, currency)),
              ])}
          />
        </Box>
      ) : (
        // The picture of a time line runs from left to right in every language; who cannot see it has the table.
        <Box dir="ltr" aria-hidden data-chart={shown} sx={{ height: 240 }}>
          <BarChart
            height={240}
            margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
            xAxis={[
              {
                scaleType: 'band',
                data: sales.byDay.map(({ day }) => day),
                valueFormatter: dayMonth,
                categoryGapRatio: 0.25,
              },
            ]}
            yAxis={[
              {
                width: 64,
                ...(shown === 'orders' ? { tickMinStep: 1 } : {}),
                valueFormatter: (amount: number) => compact(amount),
              },
            ]}
            series={[
              {
                data: sales.byDay.map(value),
                color: theme.palette.primary.main,
                valueFormatter: write,
              },
            ]}
            grid={{ horizontal: true }}
            hideLegend
            skipAnimation
            disableKeyboardNavigation
          />
        </Box>
      )}
    </>
  );
}
