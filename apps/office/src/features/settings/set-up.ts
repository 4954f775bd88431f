import type { SettingKey, Settings } from '@games/contract'
import type { Step } from './settings-search.ts'
import { settingOf } from './setting-of.ts'

const lengthOf = (settings: Settings, key: SettingKey): number => {
  const { value } = settingOf(settings, key)
  return Array.isArray(value) ? value.length : 0
}

/** Which steps of the first day are done. It is derived from what is stored, so that a restart forgets nothing. */
export function stepsDone(settings: Settings): Readonly<Record<Step, boolean>> {
  const isSet = (key: SettingKey) => settingOf(settings, key).value !== null
  const { sources, messages, units, venues, published } = settings.setUp
  return {
    games: isSet('games_name') && isSet('games_days') && isSet('time_zone'),
    delegations: lengthOf(settings, 'delegations') + settings.sentOrganisations.length > 0,
    disciplines: lengthOf(settings, 'disciplines') + settings.sentDisciplines.length > 0,
    venues: venues > 0,
    sources: sources > 0 || messages > 0 || units > 0,
    publish: published > 0,
  }
}

/** How many there are of what each step asks for; the organiser's own list first, else what messages have named. */
export const setUpCounts = (settings: Settings): Readonly<Record<Exclude<Step, 'games'>, number>> => ({
  delegations: lengthOf(settings, 'delegations') || settings.sentOrganisations.length,
  disciplines: lengthOf(settings, 'disciplines') || settings.sentDisciplines.length,
  venues: settings.setUp.venues,
  sources: settings.setUp.sources,
  publish: settings.setUp.published,
})
