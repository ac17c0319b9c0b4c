// Who wants the newsletter? People come and go by their own links; here they are counted and read.
import { LOCALES, type NewsletterSubscriber, SUBSCRIBER_STATES } from '@millwright/contracts';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { FilterButton, List, SearchInput, SelectInput, TopToolbar, useListContext } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { apiUrl } from '../../lib/api.ts';
import { useFormats } from '../../lib/format.ts';
import { Ltr } from '../../ui/isolated.tsx';
import { Rows } from '../../ui/rows.tsx';

export function SubscriberList() {
  const say = useWords();
  const { moment } = useFormats();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="state"
      source="state"
      label={say('newsletter.state')}
      choices={SUBSCRIBER_STATES.map((id) => ({ id, name: say(`newsletter.${id}`) }))}
      translateChoice={false}
      alwaysOn
    />,
    <SelectInput
      key="locale"
      source="locale"
      label={say('common.language')}
      choices={LOCALES.map((id) => ({ id, name: say(`language.${id}`) }))}
      translateChoice={false}
    />,
  ];
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'confirmed' }}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      exporter={false}
      actions={<Actions />}
    >
      <Rows<NewsletterSubscriber>
        opens={false}
        columns={[
          { source: 'email', label: 'newsletter.email', render: (subscriber) => <Ltr>{subscriber.email}</Ltr> },
          { source: 'state', label: 'newsletter.state', render: (subscriber) => say(`newsletter.${subscriber.state}`) },
          { source: 'locale', label: 'common.language', render: (subscriber) => say(`language.${subscriber.locale}`) },
          { source: 'createdAt', label: 'newsletter.createdAt', render: (subscriber) => moment(subscriber.createdAt) },
          {
            source: 'confirmedAt',
            label: 'newsletter.confirmedAt',
            render: (subscriber) => (subscriber.confirmedAt === null ? '–' : moment(subscriber.confirmedAt)),
          },
        ]}
      />
    </List>
  );
}

/** What is shown leaves as a table: the same filters, all pages. */
function Actions() {
  const say = useWords();
  const { filterValues } = useListContext();
  return (
    <TopToolbar>
      <FilterButton />
      <Button
        size="small"
        component="a"
        download
        href={apiUrl('/exports/newsletter', filterValues as Record<string, string>)}
        startIcon={<DownloadIcon />}
      >
        {say('exports.download')}
      </Button>
    </TopToolbar>
  );
}
