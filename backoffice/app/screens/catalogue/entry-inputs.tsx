// Fields that several records of the catalogue have: url segment and position.
import { NumberInput, required, TextInput } from 'react-admin';
import { useWords, type WordKey } from '../../i18n/index.ts';

/** Left empty, the server makes it of the name. */
export function SlugInput({ help = 'catalogue.slugHelp' }: { help?: WordKey }) {
  const say = useWords();
  return (
    <TextInput
      source="slug"
      label={say('products.slug')}
      helperText={say(help)}
      fullWidth
      slotProps={{ htmlInput: { dir: 'ltr' } }}
    />
  );
}

export function PositionInput() {
  const say = useWords();
  return (
    <NumberInput
      source="position"
      label={say('attributes.position')}
      helperText={say('attributes.positionHelp')}
      min={0}
      step={1}
      validate={required()}
    />
  );
}
