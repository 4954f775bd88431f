import type { DeskUnit } from '@games/contract'
import { LOCALES, type Locale } from '@games/web/i18n/locale.ts'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { practiceUnit } from '../store/practice.ts'
import { useUnitNames } from './unit-names.ts'

beforeAll(() => Promise.all(LOCALES.map((locale) => loadMessages<'units'>(locale, ['units']))))

const PRACTISED = practiceUnit('judo-ijf-2025', 'JUD', { side: (n) => `Ana ${n}`, athlete: String, unit: '' }).unit
const aUnit = (code: string, phase: string, over: Partial<DeskUnit['unit']> = {}) =>
  ({
    ...PRACTISED,
    code,
    phase,
    discipline: { code: 'JUD', name: { por: 'Judô', eng: 'Judo', spa: 'Judo' } },
    event: { code: 'JUDW57KG', name: { por: 'Até 57 kg', eng: 'Under 57 kg', spa: 'Hasta 57 kg' } },
    name: null,
    ...over,
  }) as DeskUnit['unit']

async function namesIn(locale: Locale, unit: DeskUnit['unit']) {
  function Names() {
    const { title, own, under } = useUnitNames()(unit)
    return <p>{[title, own, under].join(' | ')}</p>
  }
  const screen = await render(
    <LanguageProvider language={{ locale, t: translatorOf(locale) }}>
      <Names />
    </LanguageProvider>,
  )
  return screen.container.textContent
}
/** Who meets whom; nobody is known of it yet. */
const MET = {
  kind: 'head-to-head',
  sides: [1, 2].map((n) => ({ competitor: { name: `Ana ${n}`, type: 'A', organisation: null } })),
} as object
const OPEN = { kind: 'head-to-head', sides: [1, 2].map(() => ({ competitor: null })) } as object

test.each([
  ['por', 'Até 57 kg, repescagem 2 | repescagem 2 | Judô'],
  ['eng', 'Under 57 kg, repechage 2 | repechage 2 | Judo'],
  ['spa', 'Hasta 57 kg, repesca 2 | repesca 2 | Judo'],
] as const)(
  'a unit without a name is its event, phase and number in the reader’s words: %s (R12.6)',
  async (locale, told) => {
    expect(await namesIn(locale, aUnit('JUDW57KG--------------REP-000200--', 'REP', OPEN))).toBe(told)
  },
)

test('of two sides who meets whom is the title, and which bout it is stands below it (R12.6)', async () => {
  expect(await namesIn('por', aUnit('JUDW57KG--------------QFNL000100--', 'QFNL', MET))).toBe(
    'Ana 1 × Ana 2 | quartas de final 1 | Judô, Até 57 kg, quartas de final 1',
  )
})

test('a name that was sent stands as it is, and a phase without a word of ours is left out (R12.6)', async () => {
  const name = { por: 'Semifinal A' }
  expect(await namesIn('por', aUnit('JUDW57KG--------------SFNL000100--', 'SFNL', { ...OPEN, name }))).toBe(
    'Semifinal A | Semifinal A | Judô, Até 57 kg, Semifinal A',
  )
  expect(await namesIn('por', aUnit('JUDW57KG--------------XYZ-000100--', 'XYZ', OPEN))).toBe(
    'Até 57 kg | Até 57 kg | Judô',
  )
})
