import { expect, test } from 'vitest'
import { meaningsOf } from './meanings.ts'

const row = { irm: null, qualificationMark: null, records: [] }

test('what is in the list is explained once, in the discipline’s own words; letters nobody knows are not', () => {
  const meanings = meaningsOf('ATH', 'race', [
    { ...row, irm: 'DNS' },
    { ...row, irm: 'DNS', qualificationMark: 'q' },
    { ...row, qualificationMark: 'Q', records: ['PB', 'XYZ'] },
  ])
  expect(Object.keys(meanings)).toEqual(['DNS', 'q', 'Q', 'PB'])
  expect(meanings['DNS']?.por).toBe('não largou')
  expect(meanings['Q']).not.toEqual(meanings['q'])
})

test('a list without letters needs no legend', () => {
  expect(meaningsOf('ATH', 'race', [row])).toEqual({})
})

test('a type of result that says why there is none is explained; beside a result it says nothing (ODF §8, GAR)', () => {
  const gymnast = { ...row, resultType: 'NO_SCORE' }
  expect(meaningsOf('GAR', 'apparatus', [{ ...gymnast, result: null }])).toHaveProperty('NO_SCORE.por', 'sem nota')
  expect(meaningsOf('GAR', 'apparatus', [{ ...gymnast, result: '12.100' }])).toEqual({})
  expect(meaningsOf('GAR', 'apparatus', [{ ...row, resultType: 'POINTS', result: null }])).toEqual({})
})
