import { readFileSync } from 'node:fs'
import { type TestDatabase, testDatabase } from '@games/testing/test-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CheckedRowTypes, checkRowTypes } from './row-types.ts'

const PLANTED = 'apps/server/src/testing/row-types/planted.fixture.ts'
/** Other fixtures do something when they are loaded. */
const CHECKED = /^apps\/server\/src\/(?!.*\.(test|fixture)\.)/
/** PostgreSQL's trees are read as our own release writes them. */
describe('row types', () => {
  let database: TestDatabase
  let checked: CheckedRowTypes
  beforeAll(async () => {
    database = await testDatabase()
    const client = await database.pool.connect()
    checked = await checkRowTypes(client, (path) => path === PLANTED || CHECKED.test(path))
    client.release()
  })
  afterAll(() => database.close())

  test('every row type says what PostgreSQL gives', () => {
    const wrong = checked.problems.filter(({ file }) => file !== PLANTED)
    expect(wrong.map(({ file, line, says }) => `${file}:${line}: ${says}`)).toEqual([])
    expect(checked.statements).toBeGreaterThan(150)
  })

  test('a row type with a wrong name, type or null is found', () => {
    const lines = readFileSync(PLANTED, 'utf8').split('\n')
    const found = checked.problems
      .filter(({ file }) => file === PLANTED)
      .map(({ line, says }) => {
        const about = lines.slice(0, line).findLast((one) => /^ {2}\w+: \(/.test(one))
        return [/\w+/.exec(about ?? '')?.[0], says]
      })
    expect(found).toEqual([
      ['name', 'there is no column cod'],
      ['name', 'column code (text) is not in the row type'],
      ['type', 'medal is integer, which gives number, not string'],
      ['listType', 'disciplines is text[], which gives readonly string[], not string'],
      ['nullable', 'day may be null'],
      ['neverNull', 'code is never null'],
      ['outerJoin', 'code may be null'],
      ['noRow', 'sum may be null'],
      ['noRow', 'of may be null'],
      ['inJson', 'name may be null'],
      ['union', 'code may be null'],
      ['named', 'day may be null'],
      ['returned', 'bib may be null'],
      ['updated', 'bib may be null'],
      ['ofNothing', 'bib may be null'],
      ['parameter', 'code may be null'],
      ['oneOf', 'error: column "day" does not exist'],
      ['noTable', 'error: relation "nothing" does not exist'],
      ['onlyInTheCall', 'its text is not known without a call: ReferenceError: text is not defined'],
    ])
  })
})
