import { RULE_SETS, scorerOf } from '@games/domain/scoring/index'
import { expect, test } from 'vitest'
import { chosenLimits, limitFields, readLimit } from './limit-fields.ts'

test.each(RULE_SETS.map(({ id }) => [id]))(
  'every limit of %s that has a field is read back as it is written (R12.5)',
  (id) => {
    const set = RULE_SETS.find((one) => one.id === id)
    const limits = (set?.limits ?? {}) as Readonly<Record<string, unknown>>
    const fields = limitFields(id, {})
    for (const { name, form, ruled } of fields) expect([name, readLimit(form, ruled)]).toEqual([name, limits[name]])
    const whole = chosenLimits(fields, Object.fromEntries(fields.map(({ name, ruled }) => [name, ruled])), {})
    if ('unread' in whole) throw new Error(whole.unread.join())
    expect(scorerOf(set?.scorer ?? '')?.faultsOf({ ...set?.limits, ...whole.limits })).toEqual([])
  },
)

test('an empty field is the rulebook’s, what has no field stays, and what cannot be read is named (R12.5)', () => {
  const chosen = { seconds: 180, notAField: 'x' }
  const fields = limitFields('judo-ijf-2025', chosen)
  expect(fields.find(({ name }) => name === 'seconds')).toMatchObject({ ruled: '240', written: '180' })
  expect(chosenLimits(fields, {}, chosen)).toEqual({ limits: { notAField: 'x' } })
  expect(chosenLimits(fields, { seconds: '150', holdYuko: '–', yuko: 'false' }, {})).toEqual({
    limits: { seconds: 150, holdYuko: null, yuko: false },
  })
  expect(chosenLimits(fields, { seconds: 'four minutes', yuko: 'maybe' }, {})).toEqual({ unread: ['seconds', 'yuko'] })
  expect([readLimit('score', '20:0'), readLimit('score', '20'), readLimit('figures', '5, 3; 2')]).toEqual([
    { winner: 20, loser: 0 },
    undefined,
    [5, 3, 2],
  ])
})
