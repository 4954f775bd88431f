import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { formatMessage, type Message, type Values } from './format-message.ts'

const formatted = (text: string, values: Values = {}, tag = 'pt-PT'): string =>
  formatMessage(compileMessageOrThrow(text) as Message, values, tag)

test.each([
  ['Medalhas', {}, 'Medalhas'],
  ['às {time}', { time: '14:02' }, 'às 14:02'],
  ['{n, number} provas', { n: 12345 }, '12 345 provas'],
  ['{n, plural, one {# prova} many {# provas} other {# provas}}', { n: 1 }, '1 prova'],
  ['{n, plural, one {# prova} many {# provas} other {# provas}}', { n: 78 }, '78 provas'],
  ['{n, plural, =0 {nenhuma} one {# prova} many {# provas} other {# provas}}', { n: 0 }, 'nenhuma'],
  ['{g, select, W {feminino} other {misto}}', { g: 'W' }, 'feminino'],
  ['{g, select, W {feminino} other {misto}}', { g: 'X' }, 'misto'],
  ['{n, plural, one {# {unit}} many {# {unit}s} other {# {unit}s}}', { n: 2, unit: 'ouro' }, '2 ouros'],
] as const)('%s', (text, values, expected) => {
  expect(formatted(text, values).replace(/\s/g, ' ')).toBe(expected)
})

test('ordinals follow the language', () => {
  const text = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'
  expect([1, 2, 3, 4, 22].map((n) => formatted(text, { n }, 'en-US'))).toEqual(['1st', '2nd', '3rd', '4th', '22nd'])
})
