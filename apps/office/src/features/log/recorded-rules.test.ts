import { readFileSync } from 'node:fs'
import { LOCALES, type Locale } from '@games/domain/text/localized'
import { expect, test } from 'vitest'
import { recordedRules } from './recorded-rules.ts'

const messages = (app: string, locale: Locale, noun: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../../../${app}/messages/${locale}/${noun}.json`, import.meta.url), 'utf8'))

/** The words of a locale as they stand in its files. */
function wordsOf(locale: Locale) {
  const [own, limits] = [messages('office', locale, 'office-desk'), messages('desk', locale, 'desk-limits')]
  const t = (key: string) => own[key] ?? `${key}?`
  return { t, locale, limitWord: (name: string) => limits[`desk-limits.${name}`] ?? null }
}

test('the rules of an event are in the record as they stand where they are chosen (R12.4)', () => {
  const recorded = {
    ruleSet: 'judo-ijf-2025',
    limits: { seconds: 180, yuko: false, holdYuko: null },
    secondPerson: false,
    weighIn: { over: 44_500, upTo: 48_000, allowance: 0, tries: 2 },
  }
  expect(recordedRules(recorded, wordsOf('por'))).toEqual({
    'Regras das provas': expect.stringMatching(/\(judo-ijf-2025\)$/),
    'Oficial por uma segunda pessoa': 'não',
    Pesagem: 'Mais de (kg) 44,5 · Até (kg) 48 · Tolerância (kg) 0 · Tentativas 2',
    [String(wordsOf('por').limitWord('seconds'))]: '180',
    [String(wordsOf('por').limitWord('yuko'))]: 'não',
    [String(wordsOf('por').limitWord('holdYuko'))]: '–',
  })
})

test.each(LOCALES)('by the book, and in %s, no code of ours is shown (R12.4)', (locale) => {
  const recorded = { ruleSet: null, limits: {}, secondPerson: true, weighIn: null }
  const said = Object.entries(recordedRules(recorded, wordsOf(locale)))
    .flat()
    .join()
  expect(said).not.toMatch(/\?|ruleSet|secondPerson|weighIn|limits|null|true/)
})

test('a line of before weigh-ins, and limits that this release does not know, are shown as they are (R12.4)', () => {
  const words = wordsOf('eng')
  expect(recordedRules({ ruleSet: 'of-2031', limits: { notAWord: 3 }, secondPerson: true }, words)).toMatchObject({
    notAWord: '3',
    [words.t('office-desk.rules')]: 'of-2031',
    [words.t('office-desk.weigh-in')]: words.t('office-desk.weigh-by-class'),
  })
  const odd = { kilograms: 44 }
  expect(recordedRules({ weighIn: odd }, words)[words.t('office-desk.weigh-in')]).toBe(odd)
})
