// Time zone of the shop, chosen by city, offset or name.
import { useMemo, useRef } from 'react';
import { AutocompleteInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useWords } from '../../i18n/index.ts';
import { useFormats } from '../../lib/format.ts';
import { hasWords, type TimeZone, timeZones } from '../../lib/time-zones.ts';

export function TimeZoneInput({ disabled }: { disabled: boolean }) {
  const say = useWords();
  const { locale } = useFormats();
  const chosen: string = useWatch({ name: 'timeZone' }) ?? '';
  // The one that was saved stays a choice when another is looked at.
  const first = useRef('');
  if (first.current === '') first.current = chosen;
  const saved = first.current;
  const choices = useMemo(() => timeZones(locale, saved), [locale, saved]);
  return (
    <AutocompleteInput
      sx={{ width: '100%', maxWidth: 420 }}
      source="timeZone"
      label={say('settings.timeZone')}
      helperText={say('settings.timeZoneHelp')}
      choices={choices}
      matchSuggestion={(typed: string, zone: TimeZone) => hasWords(zone, typed)}
      translateChoice={false}
      validate={required()}
      disabled={disabled}
    />
  );
}
