// Filters of a list, one function for each kind of input. Use: `<AdminList filters={[choiceFilter('state', 'lots.state', LOT_STATES, (id) => `lots.state.${id}`)]}>`.
import type { ReactElement } from 'react';
import { BooleanInput, DateInput, NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import type { Say, WordKey } from '../i18n/index.ts';

/** Made into an element when the list is drawn, in the language of the screens; an element stays what it is. */
export type Filter = ReactElement | ((say: Say) => ReactElement);

type More = {
  /** Shown without being added from the menu of filters. */
  alwaysOn?: boolean;
};

/** One of several ids, each named by a message. */
export function choiceFilter<Id extends string>(
  source: string,
  label: WordKey,
  ids: readonly Id[],
  nameOf: (id: Id) => WordKey,
  more: More = {},
): Filter {
  return (say) => (
    <SelectInput
      key={source}
      source={source}
      label={say(label)}
      choices={ids.map((id) => ({ id, name: say(nameOf(id)) }))}
      translateChoice={false}
      {...more}
    />
  );
}

/** Yes or no, sent as `true` or `false`. */
export const yesNoFilter = (source: string, label: WordKey): Filter =>
  choiceFilter(source, label, ['true', 'false'], (id) =>
    id === 'true' ? 'common.yes' : 'common.no',
  );

/** Yes, no or not chosen. */
export const anyYesNoFilter =
  (source: string, label: WordKey): Filter =>
  (say) => (
    <NullableBooleanInput
      key={source}
      source={source}
      label={say(label)}
      sx={{ minInlineSize: 140 }}
    />
  );

/** A condition that is either asked for or not; on as soon as it is added. */
export const flagFilter =
  (source: string, label: WordKey): Filter =>
  (say) => <BooleanInput key={source} source={source} label={say(label)} defaultValue={true} />;

/** A day, sent as it was typed: 2026-05-31. */
export const dayFilter =
  (source: string, label: WordKey): Filter =>
  (say) => (
    <DateInput key={source} source={source} label={say(label)} parse={(value: string) => value} />
  );

export const textFilter =
  (
    source: string,
    label: WordKey,
    more: More & { ltr?: boolean; inputMode?: 'numeric'; maxLength?: number } = {},
  ): Filter =>
  (say) => {
    const { alwaysOn = false, ltr = false, ...html } = more;
    const htmlInput = { ...html, ...(ltr ? { dir: 'ltr' } : {}) };
    return (
      <TextInput
        key={source}
        source={source}
        label={say(label)}
        slotProps={{ htmlInput }}
        {...(alwaysOn ? { alwaysOn } : {})}
      />
    );
  };
