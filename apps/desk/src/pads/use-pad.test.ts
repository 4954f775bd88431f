import type { TapState, TapValue } from '@games/domain/scoring/index'
import { expect, test } from 'vitest'
import { deskTranslator } from '../i18n/use-t.ts'
import { practiceUnit } from '../store/practice.ts'
import { namesOf } from './use-pad.ts'

const UNIT = practiceUnit('judo-ijf-2025', 'JUD', { side: String, athlete: String, unit: '' })
const names = namesOf(UNIT, deskTranslator('por'), ({ name }) => name, ',')
const tapped = (kind: string, value: TapValue): TapState => ({
  tap: { id: '1', unit: UNIT.code, device: 'a', seq: 1, deviceTime: 0, kind, value },
  is: 'counted',
  why: null,
})

test('a long reason in the list of what was pressed says that it goes on (R12.6)', () => {
  expect(names.tap(tapped('reopen', 'Revisão de vídeo: o ippon foi da judoca de azul'))).toMatch(
    /, Revisão de vídeo: o ippon foi da judoca…$/,
  )
  expect(names.tap(tapped('reopen', 'Erro de digitação'))).toMatch(/, Erro de digitação$/)
})

test('who is out is told by how, not only that it is so (R12.6)', () => {
  const out = (how: string) => names.tap(tapped('out', { how, rule: null, reason: null, irm: null }))
  expect(out('disqualified')).toBe('desk-words.disqualified')
  expect(out('no-show')).toBe('desk-words.no-show')
  // a way of a later release
  expect(out('vanished')).toBe('desk-words.not-classified')
})

test('a time and a distance are told as they stand in their rows, in the reader’s figures (R12.6)', () => {
  expect(names.tap(tapped('time', { ms: 133_000 }))).toMatch(/, 2:13,00$/)
  expect(names.tap(tapped('time', { ms: 11_970 }))).toMatch(/, 11,97$/)
  // thousandths that part a tie
  expect(names.tap(tapped('time', { ms: 11_973 }))).toMatch(/, 11,973$/)
  expect(names.tap(tapped('attempt', { mark: 561 }))).toMatch(/, 5,61$/)
  expect(names.tap(tapped('wind', -1.3))).toMatch(/, -1,3$/)
  expect(names.tap(tapped('penalty', 2_000))).toMatch(/, 2,00$/)
  expect(names.tap(tapped('leg-time', 63_450))).toMatch(/, 1:03,45$/)
})
