import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

const file = (id: string) => ({ file: { id } })
/** The list as files come in, each with the turn in which it was chosen, to what was there. */
function arriving(there: readonly string[], ...arrivals: readonly (readonly [id: string, turn: number])[]): string {
  const turns = new Map<string, number>()
  let list = there.map(file)
  for (const [id, turn] of arrivals) {
    turns.set(id, turn)
    list = inTurn(list, file(id), turn, turns)
  }
  return list.map(({ file: { id } }) => id).join('')
}

test('files chosen together stand in the order chosen, whichever is stored first, after what was there (R6.1)', () => {
  expect(arriving([], ['a', 1], ['b', 2], ['c', 3])).toBe('abc')
  expect(arriving([], ['c', 3], ['a', 1], ['b', 2])).toBe('abc')
  expect(arriving(['x', 'y'], ['b', 2], ['a', 1])).toBe('xyab')
  // the one in the middle is refused
  expect(arriving(['x'], ['c', 3], ['a', 1])).toBe('xac')
})

test('what somebody has put elsewhere by hand stays there when a file comes late (R6.1)', () => {
  const turns = new Map([
    ['b', 2],
    ['c', 3],
  ])
  // c was put before what was there
  expect(inTurn([file('c'), file('x'), file('b')], file('a'), 1, turns).map((one) => one.file.id)).toEqual([
    'c',
    'x',
    'a',
    'b',
  ])
})
