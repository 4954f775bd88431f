import { describe, expect, test } from 'vitest'
import { isInMedalScope, medalScopeParts, medalScopesOf } from './medal-scope.ts'

const HANDBALL = 'HBLWTEAM7---D1'

describe('scopes of the medal table (R5.6)', () => {
  test('an event counts in all, its discipline, its gender and, where it has one, its division, and in these of its discipline', () => {
    expect(medalScopesOf('JUDW57KG')).toEqual(['all', 'discipline:JUD', 'gender:W', 'discipline:JUD:gender:W'])
    expect(medalScopesOf(HANDBALL)).toEqual([
      'all',
      'discipline:HBL',
      'gender:W',
      'discipline:HBL:gender:W',
      'division:1',
      'discipline:HBL:division:1',
    ])
  })
  test.each([
    ['all', {}],
    ['gender:W', { gender: 'W' }],
    ['discipline:JUD:division:2', { discipline: 'JUD', division: '2' }],
  ])('the parts of %s', (scope, parts) => expect(medalScopeParts(scope)).toEqual(parts))
  test.each([
    ['all', true],
    ['discipline:HBL', true],
    ['discipline:HBL:gender:W', true],
    ['discipline:HBL:gender:M', false],
    ['discipline:JUD:gender:W', false],
    ['division:1', true],
    ['discipline:HBL:division:2', false],
  ])('handball for women of the first division in %s: %s', (scope, isIn) =>
    expect(isInMedalScope(HANDBALL, medalScopeParts(scope))).toBe(isIn),
  )
  test('every scope an event is listed under holds it', () => {
    for (const event of ['JUDW57KG', HANDBALL])
      for (const scope of medalScopesOf(event)) expect(isInMedalScope(event, medalScopeParts(scope))).toBe(true)
  })
})
