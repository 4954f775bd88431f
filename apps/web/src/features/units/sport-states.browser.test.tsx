import { LOCALES } from '@games/domain/text/localized'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '../../i18n/locale.ts'
import { openPage, sidewaysScroll } from '../../ui/testing/open-page.tsx'
import { SPORT_UNITS, STATES, type State } from '../../workshop/sport-pages.ts'
import { unitAddress } from '../../units/unit-address.ts'

/** The word of each state that a visitor reads. */
const WORDS: Readonly<Record<State, Readonly<Record<Locale, string>>>> = {
  startlist: { por: 'Lista publicada', eng: 'Start list out', spa: 'Lista publicada' },
  running: { por: 'Ao vivo', eng: 'Live', spa: 'En vivo' },
  interrupted: { por: 'Interrompida', eng: 'Interrupted', spa: 'Interrumpida' },
  finished: { por: 'Oficial', eng: 'Official', spa: 'Oficial' },
  protested: { por: 'Em protesto', eng: 'Under protest', spa: 'Bajo protesta' },
  corrected: { por: 'Oficial', eng: 'Official', spa: 'Oficial' },
}

/** axe takes a third of a second a page; what differs between languages it does not look at. */
const LOOKED_AT: Locale = 'por'

async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document)
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

describe.each(SPORT_UNITS)('$name', ({ load }) => {
  test.each(LOCALES)(
    'on a phone in %s: status and first row in every state, nothing cut, nothing for axe',
    async (locale) => {
      for (const state of STATES) {
        const page = await load(state)
        const tab = state === 'startlist' ? '/startlist' : ''
        const { screen } = await openPage(unitAddress(page.unit.code) + tab, {
          locale,
          width: 320,
          api: { getUnit: () => Promise.resolve(page) },
        })
        // while it runs, where it stands says more than the word for it
        const { clock } = page.unit
        const running = state === 'running' && clock !== null
        const said = running ? (clock.time ?? clock.period?.slice(-1) ?? '') : WORDS[state][locale]
        await expect.element(screen.getByRole('article')).toBeVisible()
        expect(document.querySelector('.units-state')?.textContent).toContain(said)
        const [first] = state === 'startlist' ? page.startList : page.results
        expect(first).toBeDefined()
        expect({ state, sideways: sidewaysScroll() }).toEqual({ state, sideways: 0 })
        const drawn = document.querySelector('.units-results tbody tr')
        expect(drawn?.textContent).toContain(first?.competitor.name)
        expect(drawn?.textContent).toContain(first?.result ?? '')
        if (locale === LOOKED_AT) expect({ state, faults: await faults() }).toEqual({ state, faults: [] })
        await screen.unmount()
      }
      expect(vi.mocked(console.error).mock.calls).toEqual([])
      expect(vi.mocked(console.warn).mock.calls).toEqual([])
    },
  )
})
