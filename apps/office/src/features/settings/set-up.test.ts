import type { Settings } from '@games/contract'
import { expect, test } from 'vitest'
import { setUpCounts, stepsDone } from './set-up.ts'

const settings = (values: Record<string, unknown>, setUp: Partial<Settings['setUp']> = {}) =>
  ({
    settings: Object.entries(values).map(([key, value]) => ({ key, value, state: '', changed: null })),
    sentOrganisations: [],
    sentDisciplines: [],
    setUp: { sources: 0, messages: 0, units: 0, venues: 0, onMap: 0, published: 0, ...setUp },
  }) as unknown as Settings
const done = (of: Settings) =>
  Object.entries(stepsDone(of))
    .filter(([, isDone]) => isDone)
    .map(([step]) => step)

test('a step of the first day is done once its data is stored, by any user (R12.4)', () => {
  expect(done(settings({}))).toEqual([])
  expect(done(settings({ games_name: {}, games_days: {} }))).toEqual([])
  expect(done(settings({ games_name: {}, games_days: {}, time_zone: 'America/Maceio' }))).toEqual(['games'])
  expect(done(settings({ delegations: [], disciplines: [{}] }, { venues: 1 }))).toEqual(['disciplines', 'venues'])
  expect(done(settings({}, { units: 3, published: 1 }))).toEqual(['sources', 'publish'])
  const sent = { ...settings({}), sentOrganisations: ['AL', 'PR'], sentDisciplines: ['JUD'] }
  expect(done(sent)).toEqual(['delegations', 'disciplines'])
  expect(setUpCounts(sent)).toMatchObject({ delegations: 2, disciplines: 1 })
})
