import { expect, test } from 'vitest'
import { PAGE_PATTERNS, pagePatternOf } from './page-pattern.ts'

test.each([
  ['/', '/'],
  ['/medals/all', '/medals/{tabs}'],
  ['/medals/discipline/JUD', '/medals/{tabs}/{disciplineKey}'],
  ['/medals/all/', '/medals/{tabs}'],
  ['/participants/athletes', '/participants/{tab}'],
  ['/participants/profile/1042', '/participants/profile/{id}'],
  ['/discipline/jud', '/discipline/{disciplineKey}'],
  ['/discipline/JUD/finalrank', '/discipline/{disciplineKey}/finalrank'],
  ['/discipline/JUD/results/JUDW57KG--------------FNL-000100', '/discipline/{disciplineKey}/results/{unit}'],
  ['/discipline/JUD/schedule/days/2027-09-14', '/discipline/{disciplineKey}/schedule/{tab}/{day}'],
  ['/discipline/JUD/nonsense', null],
  ['/places/hotel', '/places/{types}'],
  ['/places', null],
  ['/nowhere', null],
  ['/medals/all/JUD/more', null],
])('of %s only the pattern is counted: %s (R3.5)', (path, pattern) => {
  expect(pagePatternOf(path)).toBe(pattern)
})

test('every pattern is its own (R3.5)', () => {
  expect(new Set(PAGE_PATTERNS).size).toBe(PAGE_PATTERNS.length)
  for (const pattern of PAGE_PATTERNS) expect(pagePatternOf(pattern)).toBe(pattern)
})
