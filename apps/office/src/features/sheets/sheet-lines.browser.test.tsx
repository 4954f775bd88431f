import type { Games, SheetEffect, SheetLine, SheetRuleLine } from '@games/contract'
import { LOCALES } from '@games/web/i18n/locale.ts'
import { LanguageProvider } from '@games/web/i18n/provider.tsx'
import { loadMessages, translatorOf } from '@games/web/i18n/translator.ts'
import type { Noun as WebNoun } from '@games/web/i18n/messages.gen.d.ts'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Noun } from '../../i18n/messages.gen.d.ts'
import { GamesContext } from '../../session/games.ts'
import { RulesPart } from '../../ui/RulesPart.tsx'
import { EffectPart } from './EffectPart.tsx'
import { SheetLines } from './SheetLines.tsx'

beforeAll(() =>
  Promise.all(LOCALES.map((locale) => loadMessages<Noun | WebNoun>(locale, ['office-sheets', 'status', 'units']))),
)

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
          <SheetLines lines={[LINE, { ...LINE, unit: null, words: 'Semifinal 9' }]} codes={false} onCodes={() => {}} />
        </GamesContext>
      </LanguageProvider>,
    )
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Semifinal 9', { exact: true })).toBeVisible()
  },
)

const CHANGED: SheetLine = {
  ...LINE,
  row: 2,
  state: 'changes',
  unit: null,
  words: 'Final',
  changes: [
    { field: 'resultType', from: 'POINTS', to: 'TIME' },
    { field: 'rank', from: '2', to: '1' },
    { field: 'medal', from: '0', to: '1' },
    { field: 'scheduleStatus', from: 'SCHEDULED', to: 'UNSCHEDULED' },
    { field: 'competitor.athletes', from: '[]', to: '[{"code":"A1"}]' },
    { field: 'startList', from: '[]', to: '[{"sortOrder":1}]' },
  ],
}

test.each([
  ['por', ['sobe de 2º a 1º', 'Decide: nada → ouro', 'Situação: Programada → Sem horário', 'muda: Integrantes, Lados']],
  [
    'eng',
    ['moves up from 2 to 1', 'Decides: nothing → gold', 'Status: Scheduled → No time yet', 'changes: Members, Sides'],
  ],
  [
    'spa',
    ['sube del 2.º al 1.º', 'Decide: nada → oro', 'Situación: Programada → Sin horario', 'cambia: Integrantes, Lados'],
  ],
] as const)(
  'the changes of a row are words, without names of fields and lists in code: %s (R12.5)',
  async (locale, changes) => {
    const screen = await render(
      <LanguageProvider language={{ locale, t: translatorOf(locale) }}>
        <GamesContext value={GAMES}>
          <SheetLines
            lines={[CHANGED, { ...CHANGED, row: 3, changes: CHANGED.changes.slice(0, 1) }]}
            codes={false}
            onCodes={() => {}}
          />
        </GamesContext>
      </LanguageProvider>,
    )
    const shown = [...screen.container.querySelectorAll('.sheets-change')].map(({ textContent }) => textContent)
    expect(shown.slice(0, 4)).toEqual(changes)
    // a field that follows from others is not named
    expect(shown).toHaveLength(5)
    expect(shown[4]).not.toContain('resultType')
  },
)

test('a day from a title is written as people write it, and codes are shown only on demand (R12.5)', async () => {
  const line = { ...LINE, unit: null, when: '2027-09-14 8h30' }
  const shown = (codes: boolean) => (
    <LanguageProvider language={{ locale: 'por', t: translatorOf('por') }}>
      <GamesContext value={GAMES}>
        <SheetLines lines={[line]} codes={codes} onCodes={() => {}} />
      </GamesContext>
    </LanguageProvider>
  )
  const { rerender } = await render(shown(false))
  await expect.element(page.getByText('14 de setembro 8h30')).toBeVisible()
  expect(page.getByText(LINE.code ?? '').query()).toBeNull()
  await rerender(shown(true))
  await expect.element(page.getByText(LINE.code ?? '')).toBeVisible()
})

const RULE: SheetRuleLine = {
  state: 'new',
  of: 'side',
  code: 'JUDW57KG--------------FNL-000100',
  where: 'Até 57 kg feminino',
  unit: 'JUDW57KG--------------SFNL000200--',
  who: 'Ana AL',
  from: null,
  to: 'Ana AL',
  why: null,
}

test.each([
  ['por', 'Até 57 kg feminino, semifinal 2', 'Feminino, grupo A'],
  ['eng', 'Até 57 kg feminino, semifinal 2', 'Feminino, pool A'],
  ['spa', 'Até 57 kg feminino, semifinal 2', 'Feminino, grupo A'],
] as const)(
  'a unit or pool without a name is its phase and number in a line of the rules: %s (R12.5)',
  async (locale, unit, pool) => {
    await render(
      <LanguageProvider language={{ locale, t: translatorOf(locale) }}>
        <RulesPart
          lines={[
            RULE,
            { ...RULE, of: 'standing', where: 'Feminino', unit: 'HBLWTEAM7-------------GPA---------', to: '1' },
          ]}
        />
      </LanguageProvider>,
    )
    await expect.element(page.getByText(unit, { exact: true })).toBeVisible()
    await expect.element(page.getByText(pool, { exact: true })).toBeVisible()
  },
)

test('events of women and men with one name have their gender in the lines of the rules (R12.5)', async () => {
  await loadMessages<Noun>('por', ['office'])
  const line: SheetRuleLine = { ...RULE, of: 'medal', unit: null, where: '50 m livre', who: 'Ana', to: 'gold' }
  await render(
    <LanguageProvider language={{ locale: 'por', t: translatorOf('por') }}>
      <RulesPart
        lines={[
          { ...line, code: 'SWMW50MFR' },
          { ...line, code: 'SWMM50MFR', where: '50 m  Livre', who: 'Ari' },
          { ...line, code: 'SWMW100MFR', where: '100 m livre' },
        ]}
      />
    </LanguageProvider>,
  )
  await expect.element(page.getByText('50 m livre · feminino', { exact: true })).toBeVisible()
  await expect.element(page.getByText('50 m Livre · masculino', { exact: true })).toBeVisible()
  await expect.element(page.getByText('100 m livre', { exact: true })).toBeVisible()
})

test.each([
  ['por', 'Natação, 100 m livre', 'Pessoa nova: Ana'],
  ['spa', 'Natación, 100 m livre', 'Persona nueva: Ana'],
  ['eng', 'Swimming, 100 m livre', 'New person: Ana'],
] as const)(
  'the effect of a sheet names disciplines in the language of the reader: %s (R12.5)',
  async (locale, name, who) => {
    const none = { new: 0, changed: 0, same: 0, goes: 0 }
    const event = { por: 'Natação, 100 m livre', spa: 'Natación, 100 m livre', eng: 'Swimming, 100 m livre' }
    const nothing = { unit: null, unitName: null, medal: null, who: null, from: null, to: null, others: 0 }
    const effect: SheetEffect = {
      totals: { people: none, teams: none, events: none, units: none, starts: none, results: none, medals: none },
      surprises: [
        { ...nothing, kind: 'new-event', event },
        { ...nothing, kind: 'new-person', event: null, who: 'Ana' },
      ],
      surprising: 2,
      formats: [{ how: 'final', why: null, events: [event], count: 1 }],
    }
    await render(
      <LanguageProvider language={{ locale, t: translatorOf(locale) }}>
        <GamesContext value={GAMES}>
          <EffectPart effect={effect} isOpen={false} />
        </GamesContext>
      </LanguageProvider>,
    )
    await expect.element(page.getByText(who)).toBeVisible()
    expect(page.getByText(name, { exact: true }).elements()).toHaveLength(2)
  },
)
