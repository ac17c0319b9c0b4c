// Currency and language: a form that works without scripts, and links to the same page in other languages.
import {
  type CurrencyCode,
  currencyName,
  currencySymbol,
  type Locale,
} from '@millwright/contracts';
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

/** The currencies of the shop as buttons, the current one marked; nothing where there is no choice. */
export function CurrencyForm() {
  const { locale, currency, currencies, request } = useView();
  if (currencies.length < 2) return null;
  return (
    <form method="post" action={href.preferences(locale)} className="currencies">
      <FormToken />
      <input type="hidden" name="next" value={here(request)} />
      {currencies.map((code) => (
        <button
          type="submit"
          key={code}
          name="currency"
          value={code}
          aria-pressed={code === currency}
        >
          <bdi dir="ltr">{`${code} ${signOf(code)}`}</bdi>
          <span>{currencyName(code, locale)}</span>
        </button>
      ))}
    </form>
  );
}

/** '' where the code stands for it. */
function signOf(code: CurrencyCode): string {
  const symbol = currencySymbol(code);
  return symbol.trim() === code ? '' : symbol;
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
