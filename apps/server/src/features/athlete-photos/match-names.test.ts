import { expect, test } from 'vitest'
import { matchNames } from './match-names.ts'

const PEOPLE = [
  { code: '101', name: 'TESTE Zilda' },
  { code: '102', name: 'TESTE Zilda Maria' },
  { code: 'AL-77', name: 'ÁVILA Jacira' },
  { code: '104', name: 'SILVA Ana' },
  { code: '105', name: 'SILVA Ana' },
  { code: '1', name: 'OURELO Bento' },
]
const match = (...names: string[]) =>
  matchNames(names, PEOPLE).map(({ by, athletes }) => [by, athletes.map(({ code }) => code)])

test.each([
  ['101.jpg', 'code', ['101']],
  ['al-77.JPEG', 'code', ['AL-77']],
  ['pasta/102 - Teste Zilda.png', 'code', ['102']],
  ['Jacira Avila.jpg', 'name', ['AL-77']],
  ['foto_ouvida.jpg', 'none', []],
  ['IMG_20270914.jpg', 'none', []],
  ['.jpg', 'none', []],
  ['😀.png', 'none', []],
] as const)('%s is by %s of %s (R5.4)', (name, by, codes) => {
  expect(match(name)).toEqual([[by, codes]])
})

test('what fits several, or whose name speaks against its code, is never decided (R5.4)', () => {
  expect(match('silva ana.jpg')).toEqual([['several', ['104', '105']]])
  expect(match('101 Jacira.jpg')).toEqual([['several', ['101']]])
  expect(match('101 Jacira Ávila.jpg')).toEqual([['several', ['101', 'AL-77']]])
  expect(match('101 102.jpg')).toEqual([['several', ['101', '102']]])
  expect(match('teste.jpg')).toEqual([['none', []]])
})

test('two files of one athlete are both left to decide (R5.4)', () => {
  expect(match('101.jpg', 'bento ourelo.png', '101.png')).toEqual([
    ['twice', ['101']],
    ['name', ['1']],
    ['twice', ['101']],
  ])
})
