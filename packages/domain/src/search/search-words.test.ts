import { expect, test } from 'vitest'
import { calledSo, groupHits, mistakesAllowed, type SearchKind, searchId, searchWords } from './search-words.ts'

test.each([
  ['Conceição d’Ávila', ['conceicao', 'd', 'avila']],
  ['  JUDW57KG--  Final ', ['judw57kg', 'final']],
  ['Ana Ana ana', ['ana']],
  ['Ørsted', ['ørsted']],
  ['!?', []],
])('%j is searched as %j (R2.7)', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

test.each([
  ['ana', 0],
  ['anna', 1],
  ['jacaid', 1],
  ['jacaido', 2],
  ['0114', 0],
  ['judw57kg', 0],
])('in %j may be %i letters wrong', (word, mistakes) => {
  expect(mistakesAllowed(word)).toBe(mistakes)
})

const hit = (kind: SearchKind, code: string) => ({ kind, code })

test('the kind of the best hit comes first, each kind in the order found and no longer than allowed', () => {
  const found = [hit('athlete', '1'), hit('team', 'a'), hit('athlete', '2'), hit('athlete', '3')]
  expect(groupHits(found, 2)).toEqual([
    { kind: 'athlete', hits: [hit('athlete', '1'), hit('athlete', '2')] },
    { kind: 'team', hits: [hit('team', 'a')] },
  ])
})

test('people who only belong to the name stand back, unless there is nobody else; what else belongs to it stays', () => {
  const [delegation, athlete, event] = [
    { id: searchId('delegation', 'AL'), match: { alagoas: ['name'] }, queryTerms: ['alagoas'] },
    { id: searchId('athlete', '101'), match: { alagoas: ['belongs'] }, queryTerms: ['alagoas'] },
    { id: searchId('event', 'JUDW57KG'), match: { judo: ['belongs'] }, queryTerms: ['judo'] },
  ]
  expect(calledSo([athlete, delegation, event])).toEqual([delegation, event])
  expect(calledSo([athlete])).toEqual([athlete])
})

test.each([
  ['a number that only begins so is another one', { jud: ['belongs'], '501': ['name'] }, ['jud', '50'], false],
  ['the whole number is theirs', { jud: ['belongs'], '50': ['name'] }, ['jud', '50'], true],
  ['so is a name that begins so, whatever their number', { judite: ['name'], '501': ['name'] }, ['jud', '50'], true],
  ['and a name with a discipline', { ana: ['name'], judo: ['belongs'] }, ['ana', 'jud'], true],
] as const)('of people beside an event: %s (R2.7)', (_, match, queryTerms, called) => {
  const athlete = { id: searchId('athlete', '501'), match, queryTerms }
  const event = { id: searchId('event', 'JUDW50KG'), match: { judo: ['belongs'], '50': ['name'] } as const, queryTerms }
  expect(calledSo([event, athlete])).toEqual(called ? [event, athlete] : [event])
  // who is looked for by a number that is not typed to its end is found where there is nothing else
  expect(calledSo([athlete])).toEqual([athlete])
})
