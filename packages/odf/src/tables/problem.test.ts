import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROBLEMS, stops } from './problem.ts'

const text = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8')
/** The kinds that a sentence of docs/import.md names. */
const named = (sentence: RegExp): string[] =>
  [...(sentence.exec(text)?.[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, kind = '']) => kind)
const kindsThat = (is: boolean): string[] =>
  PROBLEMS.filter((problem) => stops({ problem, row: null, column: null, value: null }) === is)

test('docs/import.md names every hint of a table, and what stops one, and nothing else (R12.2)', () => {
  expect(named(/^Told, and stopping nothing: ([^.]*)\./m)).toEqual(kindsThat(false))
  expect(named(/Nothing is applied while there is one of these: ([^.]*)\./)).toEqual(kindsThat(true))
})
