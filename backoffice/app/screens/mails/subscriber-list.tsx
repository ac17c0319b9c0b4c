// Who wants the newsletter? People come and go by their own links; here they are counted and read.
import { LOCALES, type NewsletterSubscriber, SUBSCRIBER_STATES } from '@millwright/contracts';
import { List, SearchInput, SelectInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { ExportActions } from '../../ui/export-buttons.tsx';
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
      actions={<ExportActions path="/exports/newsletter" />}
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
