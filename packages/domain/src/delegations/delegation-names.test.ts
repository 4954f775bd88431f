import { describe, expect, test } from 'vitest'
import { COMMITTEE_CODES } from './countries.ts'
import { committeeName, delegationNames, SHARED_DELEGATION_NAMES } from './delegation-names.ts'
import { STATE_CODES } from './delegations.ts'

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

describe('the names of delegations', () => {
  test('every committee, both teams without one and every state have a name', () => {
    const codes = [...COMMITTEE_CODES, 'AIN', 'EOR', ...STATE_CODES]
    expect(codes.filter((code) => !delegationNames().get(code)?.[0])).toEqual([])
    // a region that Intl does not know is returned as its letters
    expect(codes.filter((code) => /^[A-Z]{2,3}$/.test(delegationNames().get(code)?.[0] ?? ''))).toEqual([])
  })

  test('no two delegations have the same name, and none has a name that is shared', () => {
    const codes = new Map<string, Set<string>>()
    for (const [code, names] of delegationNames())
      for (const name of names) codes.set(plain(name), (codes.get(plain(name)) ?? new Set()).add(code))
    expect([...codes].filter(([, of]) => of.size > 1)).toEqual([])
    const shared = SHARED_DELEGATION_NAMES.flatMap(({ names }) => names.map(plain))
    expect(shared.filter((name) => codes.has(name))).toEqual([])
  })

  test.each([
    ['GBR', { por: 'Grã-Bretanha', spa: 'Gran Bretaña', eng: 'Great Britain' }],
    ['IRI', { por: 'Irã', spa: 'Irán', eng: 'Iran' }],
    ['TPE', { por: 'Taipé Chinesa', spa: 'China Taipéi', eng: 'Chinese Taipei' }],
    ['TUR', { por: 'Turquia', spa: 'Turquía', eng: 'Türkiye' }],
    ['KOR', { por: 'Coreia do Sul', spa: 'Corea del Sur', eng: 'South Korea' }],
    ['SP', undefined],
    ['DEU', undefined],
  ])('the committee %s is called %o', (code, name) => {
    expect(committeeName(code)).toEqual(name)
  })

  test.each([
    ['GBR', 'Great Britain'],
    ['GBR', 'Reino Unido'],
    ['KOR', 'Republic of Korea'],
    ['PRK', 'DPR Korea'],
    ['IRI', 'IR Iran'],
    ['IRI', 'Irão'],
    ['TUR', 'Turkey'],
    ['CZE', 'República Tcheca'],
    ['NED', 'Holanda'],
    ['SKN', 'St. Kitts and Nevis'],
    ['SKN', 'Saint Kitts and Nevis'],
    ['EOR', 'Refugee Olympic Team'],
    ['AIN', 'Atletas individuais neutros'],
    ['SP', 'São Paulo'],
    ['DF', 'Brasília'],
  ])('%s is also called %s', (code, name) => {
    expect(delegationNames().get(code)?.map(plain)).toContain(plain(name))
  })

  test('a city of Brazil is not the country of the same name', () => {
    expect([...delegationNames().values()].flat()).not.toContain('Salvador')
  })
})
