import { ContentBody } from '@games/contract/content/content-body'
import { missingIn } from '@games/contract/content/missing-in'
import { CONTENT_KINDS } from '@games/domain/content/content-kinds'
import { expect, test } from 'vitest'
import { EMPTY, FIELDS, labelOf } from './kinds.ts'
import { soundOf } from './sound-of.ts'

test.each(CONTENT_KINDS)(
  'the editor of %s has a field for each part of it, and begins with a body that can be saved (R6.1)',
  (kind) => {
    const { kind: own, ...parts } = EMPTY[kind]
    expect(own).toBe(kind)
    expect(FIELDS[kind].map(({ name }) => name).toSorted()).toEqual(Object.keys(parts).toSorted())
    expect(ContentBody.safeParse(EMPTY[kind]).success).toBe(true)
    // whatever is missing is shown at a field that the editor has
    for (const [field = ''] of missingIn(EMPTY[kind])) expect(labelOf(kind, field)).not.toBeNull()
  },
)

test('a field that cannot be saved keeps its last value, and the others are saved without it (R6.1)', () => {
  const last = { ...EMPTY.volunteer, people: 5 }
  const typed = { ...last, title: { por: 'Acolhida' }, people: -1 }
  expect(soundOf(typed, last)).toEqual({ body: { ...typed, people: 5 }, isSound: false })
  expect(soundOf({ ...typed, people: 6 }, last)).toEqual({ body: { ...typed, people: 6 }, isSound: true })
})
