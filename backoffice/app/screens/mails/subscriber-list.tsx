// Newsletter subscribers, read only: they subscribe and unsubscribe by their own links.
import { LOCALES, type NewsletterSubscriber, SUBSCRIBER_STATES } from '@millwright/contracts';
import { AdminList } from '../../ui/admin-list.tsx';
import { choiceFilter } from '../../ui/filters.tsx';
import { Ltr } from '../../ui/isolated.tsx';

export function SubscriberList() {
  return (
    <AdminList<NewsletterSubscriber>
      sort={{ field: 'id', order: 'DESC' }}
      perPage={50}
      search
      filters={[
        choiceFilter('state', 'newsletter.state', SUBSCRIBER_STATES, (id) => `newsletter.${id}`, {
          alwaysOn: true,
        }),
        choiceFilter('locale', 'common.language', LOCALES, (id) => `language.${id}`),
      ]}
      filterDefaults={{ state: 'confirmed' }}
      exportPath="/exports/newsletter"
      opens={false}
      columns={[
        { source: 'email', label: 'newsletter.email', render: ({ email }) => <Ltr>{email}</Ltr> },
        {
          source: 'state',
          label: 'newsletter.state',
          render: ({ state }, { say }) => say(`newsletter.${state}`),
        },
        {
          source: 'locale',
          label: 'common.language',
          render: ({ locale }, { say }) => say(`language.${locale}`),
        },
        {
          source: 'createdAt',
          label: 'newsletter.createdAt',
          render: ({ createdAt }, { moment }) => moment(createdAt),
        },
        {
          source: 'confirmedAt',
          label: 'newsletter.confirmedAt',
          render: ({ confirmedAt }, { moment }) =>
            confirmedAt === null ? '–' : moment(confirmedAt),
        },
      ]}
    />
  );
}
