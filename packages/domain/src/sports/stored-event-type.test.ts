import { describe, expect, test } from 'vitest'
import { ruleSetOf } from '../ranking-rules/index.ts'
import { padRsc } from '../rsc.ts'
import { ruleSetsFor, suggestedRuleSet } from '../scoring/index.ts'
import { sheetOf } from './sheet.ts'
import { aSportRow, aSportUnit } from './sport.factory.ts'
import { eventTypeName, type StoredEventType, typeCodeOf } from './stored-event-type.ts'
import { typedEventOf } from './typed-event.ts'

const stored = (type: string, given: Partial<StoredEventType> = {}): StoredEventType => ({
  type,
  variant: {},
  gender: 'M',
  isConfirmed: true,
  ...given,
})
const unitOf = (event: string) => padRsc(`${event.padEnd(22, '-')}FNL-000100`)

test.each<[string, string, StoredEventType | null, string]>([
  ['a code of an earlier release has the code of its type', 'ATHM4F7K2M', stored('long-jump'), 'ATHMLONGJUMP'],
  ['another code of the same type stays', 'ATHMJUMPLONG', stored('long-jump'), 'ATHMJUMPLONG'],
  ['so does its age class', 'ATHMLONGJUMPU15', stored('long-jump'), 'ATHMLONGJUMPU15'],
  ['the values are those of the event', 'ATHM4F7K2M', stored('run', { variant: { metres: 60 } }), 'ATHM60M'],
  ['a gender that only the name has', 'ATH-4F7K2M', stored('javelin', { gender: 'W' }), 'ATHWJAVELIN'],
  ['a division stays', 'ATHM4F7K2M--D2', stored('long-jump'), 'ATHMLONGJUMPD2'],
  ['an unknown type changes nothing', 'ATHM4F7K2M', null, 'ATHM4F7K2M'],
  ['nor does one that the catalogue does not have any more', 'ATHM4F7K2M', stored('caber-toss'), 'ATHM4F7K2M'],
])('%s', (_rule, event, type, typeCode) => {
  expect(typeCodeOf(unitOf(event), type)).toBe(unitOf(typeCode))
})

describe('plain event types (R12.5)', () => {
  const score = typeCodeOf(unitOf('ATHM4F7K2M'), stored('plain-score'))
  const ranking = typeCodeOf(unitOf('ATHM4F7K2M'), stored('plain-ranking'))

  test('a plain score has the rules of a sport that has none', () => {
    expect([suggestedRuleSet(score)?.id, ruleSetsFor(score).map(({ id }) => id)]).toEqual([
      'plain-score',
      ['plain-score'],
    ])
    expect(ruleSetOf(score)?.id).toBe('GENERIC')
  })

  test('a plain ranking keeps its ranks, and the organiser can choose any rules of the sport for the desk', () => {
    expect([suggestedRuleSet(ranking), ruleSetOf(ranking)?.lists]).toEqual([null, {}])
    expect(ruleSetsFor(ranking)).toEqual(ruleSetsFor(unitOf('ATHMLONGJUMP')))
  })

  test('a unit is shown without columns of its sport', () => {
    const rows = [aSportRow({ result: '6.40', extended: [{ code: 'ATTEMPT', pos: '1', value: '6.40' }] })]
    const columnsBy = (typeCode: string) => sheetOf(aSportUnit(unitOf('ATHM4F7K2M'), { typeCode, rows })).columns.length
    expect([columnsBy(unitOf('ATHMLONGJUMP')), columnsBy(ranking)]).toEqual([1, 0])
  })
})

test('the name of a type has the values of the event, and is missing without them', () => {
  const nameOf = (event: string) => {
    const typed = typedEventOf(padRsc(event))
    return typed && eventTypeName(typed)
  }
  expect(nameOf('ATHM4X100M')).toEqual({
    por: 'Revezamento 4 x 100 m',
    spa: 'Relevo 4 x 100 m',
    eng: '4 x 100 m relay',
  })
  expect(nameOf('ATHMRELAY')).toBeNull()
})
