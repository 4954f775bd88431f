import type { Games, SheetLine } from '@games/contract'
import { LOCALES } from '@games/web/i18n/locale.ts'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import type { Noun as WebNoun } from '@games/web/i18n/messages.gen.d.ts'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Noun } from '../../i18n/messages.gen.d.ts'
import { GamesContext } from '../../session/games.ts'
import { SheetLines } from './SheetLines.tsx'

beforeAll(() => Promise.all(LOCALES.map((locale) => loadMessages<Noun | WebNoun>(locale, ['office-sheets', 'units']))))

const GAMES: Games = {
  competitionCode: null,
  name: { por: 'Jogos' },
  days: null,
  pictograms: {},
  utcOffset: -180,
  timeZone: null,
  clock: { games: 0, real: 0, speed: 1 },
  today: '2027-09-14',
  demo: false,
  loginEnabled: true,
  asksBirthYear: false,
  publicFields: [],
  previews: false,
}
const LINE: SheetLine = {
  row: null,
  sheet: null,
  state: 'leaves',
  words: 'Até 57 kg feminino: Ana AL × Ana SP',
  when: null,
  code: 'JUD JUDW57KG--------------QFNL000100--',
  unit: 'JUDW57KG--------------QFNL000100--',
  changes: [],
  problem: null,
}

test.each([
  ['por', 'Quartas de final 1, Até 57 kg feminino: Ana AL × Ana SP'],
  ['eng', 'Quarterfinal 1, Até 57 kg feminino: Ana AL × Ana SP'],
  ['spa', 'Cuartos de final 1, Até 57 kg feminino: Ana AL × Ana SP'],
] as const)(
  'a contest that goes and has no name is its phase and number in the words of the reader: %s (R12.5)',
  async (locale, words) => {
    await render(
      <LanguageProvider language={{ locale, t: translatorOf(locale) }}>
        <GamesContext value={GAMES}>
          <SheetLines lines={[LINE, { ...LINE, unit: null, words: 'Semifinal 9' }]} />
        </GamesContext>
      </LanguageProvider>,
    )
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Semifinal 9', { exact: true })).toBeVisible()
  },
)
