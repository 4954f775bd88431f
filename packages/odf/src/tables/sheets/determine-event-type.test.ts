import { expect, test } from 'vitest'
import { determineEventType, nearestEventTypes, variantOfNames } from './determine-event-type.ts'

const typeOf = (event: string, ...names: readonly string[]) => {
  const found = determineEventType(event.padEnd(22, '-'), names)
  return found && [found.type, found.gender, found.source, found.isConfirmed ? 'confirmed' : 'open'].join(' ')
}

test.each<[string, string, string[], string | null]>([
  ['a code of the catalogue decides', 'ATHMLONGJUMP', ['Desafio'], 'long-jump M code confirmed'],
  ['and one that an earlier release made', 'ATHMJUMPLONG', [], 'long-jump M code confirmed'],
  ['else a name that is understood', 'ATHM4F7K2M', ['Lançamento do dardo'], 'javelin M words confirmed'],
  [
    'the name may be the second, in any language',
    'ATHM4F7K2M',
    ['Desafio', 'Javelin throw'],
    'javelin M words confirmed',
  ],
  ['a name with unexplained words is open', 'ATHM4F7K2M', ['Dardo especial'], 'javelin M words open'],
  ['so is a code that was made of such a name', 'ATHMJAVELIN-ESPECIAL', ['Dardo especial'], 'javelin M words open'],
  ['but no code that only has such a name', 'ATHMJAVELIN', ['Dardo especial'], 'javelin M code confirmed'],
  ['an age class is explained', 'ATHMJAVELIN-U15', ['Dardo Sub-15'], 'javelin M code confirmed'],
  ['a gender that only the name has', 'ATH-4F7K2M', ['Dardo feminino'], 'javelin W words confirmed'],
  ['letters that look like a weight class yield to the name', 'JUDXDESAFIO', ['Equipes'], 'team X words confirmed'],
  ['neither tells it', 'ATHM4F7K2M', ['Desafio da alegria'], null],
  ['a sport without a catalogue', 'CHSMRAPID', ['Rápido'], null],
])('%s (R12.5)', (_rule, event, names, type) => {
  expect(typeOf(event, ...names)).toBe(type)
})

test('quantities of the words complete the types to choose from, and the nearest are those of the words (R12.5)', () => {
  expect(variantOfNames('ATH', ['Desafio de 60 m', 'Desafio 4 x 80 m'])).toEqual({ metres: 60, legs: 4 })
  expect(variantOfNames('JUD', ['Acima de 78 kg'])).toEqual({ kg: 78, over: true })
  expect(nearestEventTypes('ATH', ['Salto especial']).map(({ id }) => id)).not.toContain('run')
})
