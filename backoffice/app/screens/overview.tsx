// Dashboard: open work, sales, sold-out and slow-moving stock, as far as the role may read it.
import { type Dashboard, isolated } from '@millwright/contracts';
import { Link as MuiLink, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../i18n/index.ts';
import { useFormats } from '../lib/format.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { AskedFor } from '../ui/asked.tsx';
import { CompanyMissing } from '../ui/company-missing.tsx';
import { Ltr, Name } from '../ui/isolated.tsx';
import { Panel, Panels } from '../ui/metrics-panel.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { SmallTable } from '../ui/small-table.tsx';
import { SalesChart } from './dashboard/sales-chart.tsx';
import { SetUp } from './dashboard/set-up.tsx';
import { WorkList } from './dashboard/work-list.tsx';
import { SCREENS } from './index.ts';

export function Overview() {
  const say = useWords();
  const { identity } = useGetIdentity();
  const [days, setDays] = useState<'30' | '90'>('30');
  const asked = useAnswer<Dashboard>('/dashboard', { days });
  return (
    <>
      <PageHeading>{say('common.welcome', { name: identity?.fullName ?? '' })}</PageHeading>
      <AskedFor asked={asked}>
        {(dashboard) => (
          <>
            <SetUp steps={dashboard.setUp} />
            {dashboard.setUp === null ? <CompanyMissing fields={dashboard.companyMissing} /> : null}
            <WorkList work={dashboard.work} />
            {dashboard.sales !== null || dashboard.leads !== null ? (
              <ToggleButtonGroup
                exclusive
                size="small"
                value={days}
                onChange={(_, next: '30' | '90' | null) => next !== null && setDays(next)}
                aria-label={say('dashboard.window')}
                sx={{ mb: 2 }}
              >
                <ToggleButton value="30">{say('dashboard.days30')}</ToggleButton>
                <ToggleButton value="90">{say('dashboard.days90')}</ToggleButton>
              </ToggleButtonGroup>
            ) : null}
            <Panels>
              <Sales sales={dashboard.sales} />
              <Leads leads={dashboard.leads} />
              <Stock stock={dashboard.stock} />
              <Searches searches={dashboard.searches} />
            </Panels>
          </>
        )}
      </AskedFor>
    </>
  );
}

function Sales({ sales }: { sales: Dashboard['sales'] }) {
  const say = useWords();
  const { number, money } = useFormats();
  if (sales === null) return null;
  const figures = say('dashboard.compared', {
    orders: number(sales.orders),
    total: isolated(money(sales.totalBase)),
    ordersBefore: number(sales.ordersBefore),
    totalBefore: isolated(money(sales.totalBaseBefore)),
  });
  return (
    <>
      <Panel title={say('dashboard.sales')} wide>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {figures}
        </Typography>
        <SalesChart sales={sales} />
      </Panel>
      <Panel title={say('dashboard.best')}>
        {sales.best.length === 0 ? <Nothing /> : null}
        {sales.best.length === 0 ? null : (
          <SmallTable
            label={say('dashboard.best')}
            head={[say('dashboard.part'), say('dashboard.pieces'), say('dashboard.revenue')]}
            rows={sales.best.map((part) => [
              <Part key={part.productId} part={part} />,
              number(part.quantity),
              money(part.revenueBase),
            ])}
          />
        )}
      </Panel>
    </>
  );
}

function Leads({ leads }: { leads: Dashboard['leads'] }) {
  const say = useWords();
  const { number } = useFormats();
  if (leads === null) return null;
  const percent = leads.received === 0 ? 0 : Math.round((leads.won / leads.received) * 100);
  return (
    <Panel
      title={say('dashboard.leads')}
      aside={<Typography variant="body2">{say('dashboard.conversion', { percent })}</Typography>}
    >
      {leads.kinds.length === 0 ? (
        <Nothing />
      ) : (
        <SmallTable
          label={say('dashboard.leads')}
          head={[
            say('dashboard.kind'),
            say('dashboard.received'),
            say('dashboard.answered'),
            say('dashboard.won'),
          ]}
          rows={leads.kinds.map((row) => [
            say(`dashboard.lead.${row.kind}` as 'dashboard.lead.request'),
            number(row.received),
            number(row.answered),
            number(row.won),
          ])}
        />
      )}
    </Panel>
  );
}

function Stock({ stock }: { stock: Dashboard['stock'] }) {
  const say = useWords();
  const { number, money, day } = useFormats();
  if (stock === null) return null;
  return (
    <>
      <Panel
        title={say('dashboard.out')}
        aside={<Typography variant="body2">{number(stock.outCount)}</Typography>}
      >
        {stock.out.length === 0 ? (
          <Nothing />
        ) : (
          <SmallTable
            label={say('dashboard.out')}
            head={[say('dashboard.part')]}
            rows={stock.out.map((part) => [<Part key={part.productId} part={part} />])}
          />
        )}
      </Panel>
      <Panel
        title={say('dashboard.slow')}
        aside={<Typography variant="body2">{number(stock.slowCount)}</Typography>}
      >
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {say('dashboard.slowHelp')}
        </Typography>
        {stock.slow.length === 0 ? (
          <Nothing />
        ) : (
          <SmallTable
            label={say('dashboard.slow')}
            head={[
              say('dashboard.part'),
              say('dashboard.onHand'),
              say('dashboard.value'),
              say('dashboard.lastSold'),
            ]}
            rows={stock.slow.map((part) => [
              <Part key={part.productId} part={part} />,
              number(part.onHand),
              money(part.valueBase),
              part.lastSoldAt === null ? '–' : day(part.lastSoldAt),
            ])}
          />
        )}
      </Panel>
    </>
  );
}

function Searches({ searches }: { searches: Dashboard['searches'] }) {
  const say = useWords();
  const { number, day } = useFormats();
  if (searches === null) return null;
  const hasList = SCREENS.some(({ name }) => name === 'zero-searches');
  return (
    <Panel
      title={say('dashboard.searches')}
      {...(hasList
        ? {
            aside: (
              <MuiLink component={Link} to="/zero-searches">
                {say('dashboard.all')}
              </MuiLink>
            ),
          }
        : {})}
    >
      {searches.length === 0 ? (
        <Nothing />
      ) : (
        <SmallTable
          label={say('dashboard.searches')}
          head={[say('dashboard.text'), say('dashboard.times'), say('dashboard.lastTime')]}
          rows={searches.map((search) => [
            <Name key={search.text}>{search.text}</Name>,
            number(search.count),
            day(search.lastSeenAt),
          ])}
        />
      )}
    </Panel>
  );
}

function Part({
  part: { productId, sku, name },
}: {
  part: { productId: number; sku: string; name: string };
}) {
  const opens = SCREENS.some((screen) => screen.name === 'products');
  return (
    <>
      {opens ? (
        <MuiLink component={Link} to={`/products/${productId}`}>
          <Name>{name}</Name>
        </MuiLink>
      ) : (
        <Name>{name}</Name>
      )}{' '}
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ whiteSpace: 'nowrap' }}
      >
        <Ltr mono>{sku}</Ltr>
      </Typography>
    </>
  );
}

function Nothing() {
  const say = useWords();
  return (
    <Typography variant="body2" color="textSecondary">
      {say('common.nothing')}
    </Typography>
  );
}
