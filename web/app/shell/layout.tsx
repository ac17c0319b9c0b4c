// Layout: skip link, header, messages, the page's own content, footer.
import type { Flash } from '@millwright/server';
import type { Page } from '../lib/page.ts';
import { useView } from '../lib/view.tsx';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { Icon } from '../ui/icon.tsx';
import { ChatLink } from './company-links.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SuggestedLanguage } from './preferences.tsx';
import { TopBar } from './top-bar.tsx';

/** Flash messages; scripts dismiss a message after five seconds unless it is hovered or focused. */
function Messages({ flashes }: { flashes: readonly Flash[] }) {
  const { t, label } = useView();
  return (
    <section
      id="messages"
      aria-label={t('shell.notices')}
      aria-live="polite"
      data-close={t('shell.closeNotice')}
    >
      {flashes.map((flash) => (
        <div key={flash.text} className={`message ${flash.kind}`}>
          <span>{label(flash.text)}</span>
          <button type="button" className="message-close" aria-label={t('shell.closeNotice')}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}

/** Only staff see the shop while it is closed. */
function PreviewBar() {
  const { t } = useView();
  return (
    <p className="preview-bar">
      {t('closed.staffOnly')}{' '}
      <a href="/admin#/settings/selling" rel="nofollow">
        {t('closed.openShop')}
      </a>
    </p>
  );
}

export function Layout({ page, flashes }: { page: Page; flashes: readonly Flash[] }) {
  const { t, request } = useView();
  if (page.bare === true)
    return (
      <main id="main" className={`wide ${page.mainClass ?? ''}`}>
        {page.body}
      </main>
    );
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      {request.isPreview ? <PreviewBar /> : null}
      <SuggestedLanguage />
      <TopBar quiet={page.quietShell === true} />
      <Header quiet={page.quietShell === true} />
      <Messages flashes={flashes} />
      <main id="main" className={`wide ${page.mainClass ?? ''}`}>
        {page.breadcrumbs === undefined ? null : <Breadcrumbs crumbs={page.breadcrumbs} />}
        {page.body}
      </main>
      <Footer />
      <ChatLink className="chat-float" />
    </>
  );
}
