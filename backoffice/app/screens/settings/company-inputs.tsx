// Company inputs: telephone, mail, chat, social pages, offices.
import { Typography } from '@mui/material';
import { ArrayInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { useWords } from '../../i18n/index.ts';
import { PictureInput } from '../../ui/picture-input.tsx';
import { ThreeLanguages } from '../../ui/three-languages.tsx';
import { AccentInput } from './accent-input.tsx';

export const ltr = { htmlInput: { dir: 'ltr' } } as const;

/** What may stay empty is sent as ''. */
const empty = (value: string) => value ?? '';

export function CompanyInputs({ disabled }: { disabled: boolean }) {
  const say = useWords();
  const common = { disabled, slotProps: ltr };
  return (
    <>
      <ThreeLanguages
        source="name"
        label={say('settings.shopName')}
        isRequired={false}
        disabled={disabled}
      />
      <PictureInput source="logo" label="settings.logo" mayClear disabled={disabled} />
      <PictureInput source="icon" label="settings.icon" mayClear disabled={disabled} />
      <AccentInput disabled={disabled} />
      <TextInput
        source="phone"
        label={say('settings.phone')}
        helperText={say('settings.phoneHelp')}
        parse={empty}
        {...common}
      />
      <TextInput
        source="email"
        label={say('settings.email')}
        type="email"
        fullWidth
        parse={empty}
        {...common}
      />
      <TextInput
        source="staffEmail"
        label={say('settings.staffEmail')}
        helperText={say('settings.staffEmailHelp')}
        type="email"
        fullWidth
        parse={empty}
        {...common}
      />
      <TextInput source="chatPhone" label={say('settings.chatPhone')} parse={empty} {...common} />
      <ThreeLanguages
        source="chatText"
        label={say('settings.chatText')}
        lines={2}
        disabled={disabled}
      />
      <Heading>{say('settings.offices')}</Heading>
      <ArrayInput source="offices" label={false}>
        <SimpleFormIterator
          disableReordering={disabled}
          disableAdd={disabled}
          disableRemove={disabled}
          fullWidth
          getItemLabel={(index) => `${index + 1}`}
        >
          <SelectInput
            source="kind"
            label={say('settings.officeKind')}
            choices={[
              { id: 'head', name: say('settings.head') },
              { id: 'branch', name: say('settings.branch') },
            ]}
            translateChoice={false}
            validate={required()}
            defaultValue="branch"
            disabled={disabled}
          />
          <TextInput
            source="phone"
            label={say('settings.phone')}
            validate={required()}
            {...common}
          />
          <ThreeLanguages source="name" label={say('settings.officeName')} disabled={disabled} />
          <ThreeLanguages
            source="address"
            label={say('settings.address')}
            lines={2}
            disabled={disabled}
          />
        </SimpleFormIterator>
      </ArrayInput>
      <Heading>{say('settings.social')}</Heading>
      <ArrayInput source="social" label={false}>
        <SimpleFormIterator
          inline
          disableReordering={disabled}
          disableAdd={disabled}
          disableRemove={disabled}
        >
          <TextInput
            source="name"
            label={say('settings.socialName')}
            validate={required()}
            disabled={disabled}
          />
          <TextInput
            source="url"
            label={say('settings.socialUrl')}
            placeholder="https://"
            validate={required()}
            {...common}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  );
}

export function Heading({ children }: { children: string }) {
  return (
    <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mt: 2, mb: 1 }}>
      {children}
    </Typography>
  );
}
