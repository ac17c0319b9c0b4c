// Text inputs in three languages: side by side where there is room, each in its own direction.
import { LOCALES } from '@millwright/contracts';
import { Box } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';

type Props = {
  /** `names` -> names.en, names.ru, names.ar; with `field`, `texts` -> texts.en.name. */
  source: string;
  field?: string;
  label: WordKey;
  isRequired?: boolean;
  rows?: number;
};

export function LanguageInputs({ source, field, label, isRequired = false, rows = 1 }: Props) {
  const say = useWords();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0, md: 2 },
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
        inlineSize: '100%',
      }}
    >
      {LOCALES.map((locale) => (
        <TextInput
          key={locale}
          source={`${source}.${locale}${field === undefined ? '' : `.${field}`}`}
          label={`${say(label)} · ${say(`language.${locale}`)}`}
          fullWidth
          multiline={rows > 1}
          {...(rows > 1 ? { minRows: rows } : {})}
          {...(isRequired && locale === 'en' ? { validate: required() } : {})}
          slotProps={{ htmlInput: { dir: locale === 'ar' ? 'rtl' : 'ltr', lang: locale } }}
        />
      ))}
    </Box>
  );
}

/** An empty entry is null in the form and an empty text for the server. */
export function filledTexts<Text>(
  texts: Partial<Record<'en' | 'ru' | 'ar', Text | null>> | null | undefined,
  none: Text,
): Record<'en' | 'ru' | 'ar', Text> {
  return { en: texts?.en ?? none, ru: texts?.ru ?? none, ar: texts?.ar ?? none };
}
