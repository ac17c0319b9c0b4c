// Places that the search over everything goes to: screens, tabs of the settings, single settings, as far as the role may open them.
import { MESSAGES } from '@millwright/messages/backoffice';
import type { Say, WordKey } from '../i18n/index.ts';
import { baseCurrency, shopCountry } from '../lib/api.ts';
import { fitOf } from '../lib/find-words.ts';
import type { Screen } from '../screen.ts';
import { SETTING_PLACES, SETTING_TABS } from '../screens/settings/setting-places.ts';

/** More settings than that are not what somebody looks for. */
const SETTINGS_SHOWN = 8;

export type Found = {
  key: string;
  group: string;
  title: string;
  about: string;
  to: string;
  /** Setting that its form shows first. */
  field?: string;
};

/** Best fits first; nothing typed: the screens alone. */
export function findPlaces(typed: string, mine: readonly Screen[], say: Say): Found[] {
  const screens = mine.map(({ name, label }) => ({
    key: name,
    group: say('find.screens'),
    title: say(label),
    about: '',
    to: `/${name}`,
  }));
  if (typed === '') return screens;
  const maySet = mine.some(({ name }) => name === 'settings');
  return [
    ...best(typed, screens, say),
    ...(maySet ? best(typed, settingPlaces(say), say).slice(0, SETTINGS_SHOWN) : []),
  ];
}

function settingPlaces(say: Say): Found[] {
  const group = say('settings.many');
  const isIndian = shopCountry() === 'IN';
  const tabs = SETTING_TABS.map((tab) => ({
    key: `settings/${tab}`,
    group,
    title: say(`settings.${tab}`),
    about: '',
    to: `/settings/${tab}`,
  }));
  const single = SETTING_PLACES.filter(
    ({ of }) => of === undefined || (of === 'india') === isIndian,
  ).map(({ tab, field, label }) => ({
    key: `settings/${tab}/${field}`,
    group,
    title: say(label, { currency: baseCurrency() }),
    about: say(`settings.${tab}`),
    to: `/settings/${tab}`,
    field,
  }));
  return [...tabs, ...single];
}

function best(typed: string, places: Found[], say: Say): Found[] {
  return places
    .flatMap((place) => {
      const key = `find.words.${place.key}`;
      const fit = fitOf(
        typed,
        place.title,
        Object.hasOwn(MESSAGES.en, key) ? say(key as WordKey) : '',
      );
      return fit === null ? [] : [{ place, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .map(({ place }) => place);
}
