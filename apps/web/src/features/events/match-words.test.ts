import type { BracketMatch } from '@games/contract'
import { LOCALES } from '@games/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '../../i18n/locale.ts'
import { loadMessages, translatorOf } from '../../i18n/translator.ts'
import { venueTime } from '../../time/shown-time.ts'
import { unitWords } from '../../units/unit-words.ts'
import { aBracketSide, aCompetitor, aMatchUnit, anOpenMatch, aWonMatch, EVENT, unitCode } from './events.factory.ts'
import { matchSentences, newsBetween } from './match-news.ts'
import { matchWords } from './match-words.ts'

beforeAll(async () => {
  await Promise.all(LOCALES.map((locale) => loadMessages(locale, ['events', 'units', 'status'])))
})

const words = (locale: Locale = 'por', event: string = EVENT) => {
  const t = translatorOf(locale)
  return matchWords(event, unitWords(t, locale), t, locale, venueTime(-180))
}
const sentenceOf = (match: BracketMatch, phase = 'QFNL', locale: Locale = 'por') =>
  words(locale).sentence(match, phase, null)

const between = (given: Partial<BracketMatch>, results: readonly [string | null, string | null] = [null, null]) => ({
  position: 1,
  number: '12',
  unit: aMatchUnit(unitCode('QFNL', 1)),
  sides: results.map((result, index) => aBracketSide({ competitor: aCompetitor(index), result })),
  ...given,
})

describe('a match in one sentence (R5.7)', () => {
  test.each([
    ['por', 'Luta 11, quartas de final: ANDIROBA Iris, Alagoas, venceu BURITI Ana, Bahia, 10 a 0'],
    ['eng', 'Bout 11, quarterfinal: ANDIROBA Iris, Alagoas, beat BURITI Ana, Bahia, 10 to 0'],
    ['spa', 'Combate 11, cuartos de final: ANDIROBA Iris, Alagoas, venció a BURITI Ana, Bahia, 10 a 0'],
  ] as const)('who won, in %s', (locale, sentence) =>
    expect(sentenceOf(aWonMatch('QFNL', 1, 0, 1), 'QFNL', locale)).toBe(sentence),
  )

  test('the winner is who the source says, not who has more', () => {
    const sides = [
      aBracketSide({ competitor: aCompetitor(0), result: '10', wlt: 'L' }),
      aBracketSide({ competitor: aCompetitor(1), result: '0', wlt: 'W' }),
    ]
    expect(sentenceOf(between({ sides }))).toMatch(/BURITI Ana, Bahia, venceu ANDIROBA Iris, Alagoas, 0 a 10$/)
  })

  test('to come: when, and against whom or the winner of what', () => {
    expect(sentenceOf(anOpenMatch('SFNL', 1, 'QFNL'), 'SFNL')).toBe(
      'Luta 31, semifinal, a disputar, terça-feira 14, 14:14: vencedora de quartas de final 1, contra vencedora de quartas de final 2',
    )
  })

  test('losers go to the repechage', () => {
    expect(sentenceOf(anOpenMatch('REP', 1, 'QFNL', 'L'), 'REP')).toMatch(
      /perdedora de quartas de final 1, contra perdedora/,
    )
  })

  test('a start that must not be shown is written as the source says it (ODF §6)', () => {
    const unit = aMatchUnit(unitCode('QFNL', 1), { hideStart: true, startText: { por: 'após a luta 41' } })
    expect(sentenceOf(between({ unit }))).toMatch(
      /^Luta 12, quartas de final, a disputar, terça-feira 14, após a luta 41: /,
    )
  })

  test.each([
    ['RUNNING', /^Luta 12, quartas de final, ao vivo: ANDIROBA Iris, Alagoas, contra BURITI Ana, Bahia, 1 a 0$/],
    ['CANCELLED', /^Luta 12, quartas de final, cancelada: /],
    ['PROTESTED', /^Luta 12, quartas de final, em protesto: /],
    ['OFFICIAL', /^Luta 12, quartas de final: /],
  ] as const)('%s is shown where it is no plain result', (status, sentence) =>
    expect(sentenceOf(between({ unit: aMatchUnit(unitCode('QFNL', 1), { status }) }, ['1', '0']))).toMatch(sentence),
  )

  test('somebody without a result is named with the letters sent', () => {
    const sides = [
      aBracketSide({ competitor: aCompetitor(0), wlt: 'W' }),
      aBracketSide({ competitor: aCompetitor(1), irm: 'DNS', wlt: 'L' }),
    ]
    expect(sentenceOf({ ...aWonMatch('QFNL', 1, 0, 1), sides })).toMatch(/venceu BURITI Ana, Bahia, DNS$/)
  })

  test('beside a bye nobody is beaten', () => {
    const sides = [aBracketSide({ competitor: aCompetitor(0) }), aBracketSide({ bye: true })]
    expect(sentenceOf(between({ unit: null, sides }))).toMatch(/: ANDIROBA Iris, Alagoas, passa sem disputar$/)
  })

  test('a team that is called as its delegation is shown once', () => {
    const team = aCompetitor(0, { type: 'T', name: 'Alagoas' })
    expect(words().sideText(aBracketSide({ competitor: team }))).toBe('Alagoas')
  })
})

describe('sides as they are drawn', () => {
  test.each([
    ['W', unitCode('SFNL', 1), 'vence semi 1'],
    ['L', unitCode('SFNL', 2), 'perde semi 2'],
    ['W', unitCode('REP', 1), 'vence rep. 1'],
    ['W', unitCode('R32', 5), 'vence 16 avos 5'],
    [null, unitCode('GPA', 1), 'vem de grupo A, nº\u00a01'],
  ] as const)('%s of %s is %s', (wlt, unit, text) =>
    expect(words().side(aBracketSide({ from: { unit, wlt } }))).toBe(text),
  )

  test('the second of a pool is named by place and pool', () => {
    const from = { unit: 'HBLWTEAM7-------------GPA---------', wlt: null, place: '2' }
    expect(words().side(aBracketSide({ from }))).toBe('2º, grupo A')
    expect(words().sideText(aBracketSide({ from }))).toBe('2º, grupo A')
  })

  test.each(['TBD', 'BYE'])('%s is nobody (ODF §7)', (code) => {
    expect(words().side(aBracketSide({ competitor: aCompetitor(0, { code, name: code }) }))).toBe('a definir')
  })

  test('a phase without a word of ours goes by the source’s', () => {
    expect(words().phase('XYZ', { por: 'Fase especial' })).toBe('Fase especial')
    expect(words('por', 'HBLWTEAM7').phase('HBLWTEAM7-------------GPA', { por: 'Chave A' })).toBe('Grupo A')
  })
})

describe('news of matches', () => {
  const page = (match: BracketMatch) => ({
    brackets: [{ code: 'FNL', kind: 'main' as const, phases: [{ code: 'QFNL', name: null, matches: [match] }] }],
  })
  const at = (
    status: 'SCHEDULED' | 'START_LIST' | 'RUNNING' | 'OFFICIAL',
    results: readonly [string | null, string | null],
  ) => matchSentences(page(between({ unit: aMatchUnit(unitCode('QFNL', 1), { status }) }, results)), words())

  test('a score that changes while it is on is news', () =>
    expect(newsBetween(at('RUNNING', ['0', '0']), at('RUNNING', ['1', '0']))).toHaveLength(1))
  test('that it is over is news', () =>
    expect(newsBetween(at('RUNNING', ['1', '0']), at('OFFICIAL', ['1', '0']))).toHaveLength(1))
  test('the same again is none', () =>
    expect(newsBetween(at('RUNNING', ['1', '0']), at('RUNNING', ['1', '0']))).toEqual([]))
  test('what changes before the start is none', () =>
    expect(newsBetween(at('SCHEDULED', [null, null]), at('START_LIST', [null, null]))).toEqual([]))
})
