// Quick order view: a text field, a file upload, and then each line with its matched product.
import type { QuickOrder } from '@millwright/contracts';
import { href } from '../../lib/paths.ts';
import { useView } from '../../lib/view.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FormToken } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScanButton } from '../../ui/scan-button.tsx';
import { MatchedLines } from './matched-lines.tsx';

export type Shown = {
  /** Text of the field. */
  text: string;
  order: QuickOrder | null;
  error: string | null;
  /** What has just been put into the cart, in words. */
  done: string | null;
};

export function QuickOrderView({ text, order, error, done }: Shown) {
  const { t, locale } = useView();
  return (
    <>
      <h1 tabIndex={-1} className="mb-2">
        {t('quick.title')}
      </h1>
      <p className="mb-4 max-w-3xl text-muted">{t('quick.description')}</p>
      <div className="grid gap-5">
        {error === null ? null : <Notice kind="error">{error}</Notice>}
        {done === null ? null : (
          <Notice kind="success">
            <p>{done}</p>
            <p className="mt-2 flex flex-wrap gap-3">
              <ButtonLink href={href.cart(locale)}>{t('shell.viewCart')}</ButtonLink>
            </p>
          </Notice>
        )}
        {order === null ? null : <MatchedLines order={order} />}
        <div className="grid gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <PasteForm text={text} first={order === null} />
          <FileForm />
        </div>
      </div>
    </>
  );
}

function PasteForm({ text, first }: { text: string; first: boolean }) {
  const { t, locale } = useView();
  return (
    <form method="post" action={href.quickOrder(locale)} className="grid content-start gap-3">
      <FormToken />
      <h2>{t(first ? 'quick.paste' : 'quick.pasteAgain')}</h2>
      <label htmlFor="quick-text">{t('quick.textLabel')}</label>
      <div className="field">
        <textarea
          id="quick-text"
          name="text"
          className="input min-h-48 font-mono"
          rows={10}
          dir="auto"
          required
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          defaultValue={text}
          placeholder={'6205-2RS 10\n10 x M8x40\nNRD-6205-2Z; 4'}
          aria-describedby="quick-hint"
          data-value-missing={t('quick.nothingRead')}
        />
      </div>
      <p id="quick-hint" className="text-[13px] text-muted">
        {t('quick.hint')}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <Button name="do" value="check" look={first ? 'main' : 'plain'}>
          {t('quick.check')}
        </Button>
        <ScanButton rows="quick-text" />
      </p>
    </form>
  );
}

function FileForm() {
  const { t, locale } = useView();
  return (
    <form
      method="post"
      action={href.quickOrder(locale)}
      encType="multipart/form-data"
      className="grid content-start gap-3"
    >
      <FormToken />
      <h2>{t('quick.upload')}</h2>
      <label htmlFor="quick-file">{t('quick.fileLabel')}</label>
      <div className="field">
        <input
          id="quick-file"
          name="file"
          type="file"
          className="input py-2"
          accept=".csv,.txt,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          required
          aria-describedby="quick-file-hint"
          data-value-missing={t('quick.noFile')}
        />
      </div>
      <p id="quick-file-hint" className="text-[13px] text-muted">
        {t('quick.fileHint')}
      </p>
      <Button name="do" value="file" className="justify-self-start">
        {t('quick.send')}
      </Button>
      <a href={href.quickOrderTemplate(locale)} download className="inline-block max-lg:py-3">
        {t('quick.template')}
      </a>
    </form>
  );
}
