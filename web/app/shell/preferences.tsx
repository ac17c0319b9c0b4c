// Currency and language: a form that works without scripts, and links to the same page in other languages.
import { CURRENCIES, CURRENCY_CODES, type Locale } from '@millwright/contracts';
import { translator } from '@millwright/messages/shop';
import { here, hereIn, languagesOf } from '../lib/here.ts';
import { href } from '../lib/paths.ts';
import { useView } from '../lib/view.tsx';
import { FormToken } from '../ui/field.tsx';

export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
};

/** The three currencies as buttons; the current one is marked. */
export function CurrencyForm() {
  const { t, locale, currency, request } = useView();
  return (
    <form method="post" action={href.preferences(locale)} className="currencies">
      <FormToken />
      <input type="hidden" name="next" value={here(request)} />
      {CURRENCY_CODES.map((code) => (
        <button
          type="submit"
          key={code}
          name="currency"
          value={code}
          aria-pressed={code === currency}
        >
          <bdi dir="ltr">{`${code} ${CURRENCIES[code].symbol.trim() === code ? '' : CURRENCIES[code].symbol}`}</bdi>
          <span>{t(`currency.${code}`)}</span>
        </button>
      ))}
    </form>
  );
}

export function Languages() {
  const { request, locale } = useView();
  const languages = languagesOf(request);
  if (languages.length < 2) return null;
  return languages.map((other) =>
    other === locale ? (
      <span key={other} lang={other} aria-current="true">
        {LANGUAGE_NAMES[other]}
      </span>
    ) : (
      <a key={other} href={hereIn(request, other)} lang={other} hrefLang={other} rel="alternate">
        {LANGUAGE_NAMES[other]}
      </a>
    ),
  );
}

/** For a visitor who returns to a page in another language than the chosen one: the address decides, so it is only offered. [decisions §8] */
export function SuggestedLanguage() {
  const { request } = useView();
  const { suggestedLocale: other } = request;
  if (other === null || !languagesOf(request).includes(other)) return null;
  return (
    <p className="suggested-language">
      <a href={hereIn(request, other)} lang={other} hrefLang={other} rel="alternate">
        {translator(other)('shell.readHere')}
      </a>
    </p>
  );
}
