// Text input in three languages: side by side where there is room, each in its own direction.
import { directionOf, LOCALES } from '@millwright/contracts';
import { Box } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { useWords } from '../i18n/index.ts';

type Props = {
  source: string;
  label: string;
  lines?: number;
  isRequired?: boolean | 'en';
  disabled?: boolean;
};

export function ThreeLanguages({
  source,
  label,
  lines = 1,
  isRequired = true,
  disabled = false,
}: Props) {
  const say = useWords();
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        columnGap: 1.5,
        gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
        width: '100%',
      }}
    >
      {LOCALES.map((locale) => (
        <TextInput
          key={locale}
          source={`${source}.${locale}`}
          label={`${label} · ${say(`language.${locale}`)}`}
          multiline={lines > 1}
          minRows={lines}
          fullWidth
          disabled={disabled}
          parse={(value: string) => value ?? ''}
          {...(isRequired === true || isRequired === locale ? { validate: required() } : {})}
          slotProps={{ htmlInput: { dir: directionOf(locale), lang: locale } }}
        />
      ))}
    </Box>
  );
}
