import { DISCIPLINE_CODES, padRsc } from '@games/domain'
import { suggestedRuleSet } from '@games/domain/scoring/index'
import { type EventType, eventTypeCode, type Variant } from '@games/domain/sports/event-type'
import { sportOf } from '@games/domain/sports/registry'
import { typedEventOf } from '@games/domain/sports/typed-event'
import { describe, expect, test } from 'vitest'
import { eventCodeOf, namedEvent } from './word-codes.ts'

/** An event of each type, with the values that its codes need. */
const variantOf = ({ codes }: EventType): Variant => ({
  ...(codes.some((code) => code.includes('{metres}')) && { metres: 200 }),
  ...(codes.some((code) => code.includes('{legs}')) && { legs: 4 }),
  ...(codes.some((code) => code.includes('{kg}')) && { kg: 57 }),
})
const filled = (text: string, variant: Variant): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(Reflect.get(variant, name)))
const EVENTS = DISCIPLINE_CODES.flatMap((discipline) =>
  sportOf(discipline).eventTypes.map((type) => ({ discipline, id: type.id, type, variant: variantOf(type) })),
)

test.each([
  ['ATH', '4 x 100 m 12-14 feminino', 'ATHW4X100M--12T14'],
  ['FEN', 'Espada masculina M15', 'FENMEPEE----U15'],
  ['JUD', 'Sub-15 -57 kg feminino', 'JUDW57KG----U15'],
])('%s %s has its age class (R12.5)', (discipline, words, code) => {
  expect(eventCodeOf(discipline, namedEvent(discipline, words))).toBe(padRsc(code))
})

describe.each(EVENTS)('$discipline $id is the same event by every road (R12.5)', ({ discipline, type, variant }) => {
  const code = padRsc(`${discipline}W${eventTypeCode(type, variant)}`)
  const numbers = [
    variant.legs !== undefined && variant.metres !== undefined ? '4 x 200 m' : variant.metres && '200 m',
    variant.kg && 'até 57 kg',
  ]

  test('its own code, and every other code of it', () => {
    expect(typedEventOf(code)?.type.id).toBe(type.id)
    for (const template of type.codes.filter((one) => !/\{(?:km|class)\}/.test(one))) {
      const other = typedEventOf(padRsc(`${discipline}W${filled(template, variant)}`))
      expect([template, other?.type.id]).toEqual([template, type.id])
      if (other) expect(eventTypeCode(other.type, { ...variant, ...other.variant })).not.toBeNull()
    }
  })

  test('its name in three languages', () => {
    for (const name of [type.name.por, type.name.spa ?? type.name.por, type.name.eng ?? type.name.por]) {
      const named = namedEvent(discipline, filled(name, variant), variant.kg === undefined ? null : '57 kg')
      const found = typedEventOf(eventCodeOf(discipline, named))
      expect([name, named.certainty, found?.type.id]).toEqual([name, 'certain', type.id])
    }
  })

  test('the words of organisers, and the same rules', () => {
    for (const words of type.words.filter((one) => one !== '')) {
      const named = namedEvent(discipline, ...numbers.map((one) => one || null), words, 'feminino')
      const found = typedEventOf(eventCodeOf(discipline, named))
      expect([words, found?.type.id]).toEqual([words, type.id])
      expect(suggestedRuleSet(eventCodeOf(discipline, named))).toBe(suggestedRuleSet(code))
    }
  })
})
