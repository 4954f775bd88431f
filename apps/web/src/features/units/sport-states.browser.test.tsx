import { LOCALES } from '@games/domain/text/localized'
import { SUITE, sampled } from '@games/testing/suite'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '../../i18n/locale.ts'
import { horizontalScroll, openPage } from '../../ui/testing/open-page.tsx'
import { runAxe } from '../../ui/testing/run-axe.ts'
import { unitAddress } from '../../units/unit-address.ts'
import { SPORT_UNITS, STATES, type State } from '../../workshop/sport-pages.ts'

/** The word of each state that a visitor reads. */
const WORDS: Readonly<Record<State, Readonly<Record<Locale, string>>>> = {
  startlist: { por: 'Lista publicada', eng: 'Start list out', spa: 'Lista publicada' },
  running: { por: 'Ao vivo', eng: 'Live', spa: 'En vivo' },
  interrupted: { por: 'Interrompida', eng: 'Interrupted', spa: 'Interrumpida' },
  finished: { por: 'Oficial', eng: 'Official', spa: 'Oficial' },
  protested: { por: 'Em protesto', eng: 'Under protest', spa: 'Bajo protesta' },
  corrected: { por: 'Oficial', eng: 'Official', spa: 'Oficial' },
}

async function faults(): Promise<string[]> {
  const { violations } = await runAxe()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  )
}

beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('there are pages of every sport to draw', () => {
  expect(new Set(SPORT_UNITS.map(({ name }) => name.slice(0, 3))).size).toBeGreaterThanOrEqual(18)
})

/**
 * The state and the language of a page do not depend on each other, so each page is drawn in one language, by turn: every sport has each language in two
 * of its states, and every state each language in a third of the sports. In `npm test` every fifth sport is drawn in one state, by turn.
 */
const turn = (sport: number, state: number): Locale => LOCALES[(sport + state) % LOCALES.length] ?? 'por'

describe.each(
  sampled(
    SPORT_UNITS.map(({ name, load }, sport) => ({ name, load, sport })),
    5,
  ),
)('$name', ({ load, sport }) => {
  const pages = STATES.map((state, at) => ({ state, locale: turn(sport, at) }))
  test.each(pages.filter((_, at) => SUITE === 'nightly' || at === sport % STATES.length))(
    '$state in $locale on a phone: status and first row, nothing cut, nothing for axe',
    async ({ state, locale }) => {
      const page = await load(state)
      const tab = state === 'startlist' ? '/startlist' : ''
      const { screen } = await openPage(unitAddress(page.unit.code) + tab, {
        locale,
        width: 320,
        api: { getUnit: () => Promise.resolve(page) },
      })
      // while it runs, where it stands says more than the word for it
      const clock = page.unit.kind === 'non-competition' ? undefined : page.unit.clock
      const running = state === 'running' && clock !== undefined
      const shownWord = running ? (clock.time ?? clock.period?.slice(-1) ?? '') : WORDS[state][locale]
      await expect.element(screen.getByRole('article')).toBeVisible()
      expect(document.querySelector('.units-state')?.textContent).toContain(shownWord)
      const [first] = state === 'startlist' ? page.startList : page.results
      expect(first).toBeDefined()
      expect(horizontalScroll()).toBe(0)
      const drawn = document.querySelector('.units-results tbody tr')
      expect(drawn?.textContent).toContain(first?.competitor.name)
      expect(drawn?.textContent).toContain(first?.result ?? '')
      expect(await faults()).toEqual([])
      await screen.unmount()
      expect(vi.mocked(console.error).mock.calls).toEqual([])
      expect(vi.mocked(console.warn).mock.calls).toEqual([])
    },
  )
})
