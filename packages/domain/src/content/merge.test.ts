import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences, isSame, type JsonObject, localizedParts, mergeBodies } from './merge.ts'

const doc = (...texts: string[]) => ({ type: 'doc', content: texts.map((text) => ({ type: 'paragraph', text })) })

const BASE = { title: { por: 'a' }, point: { lat: 1, lon: 2 }, days: ['1', '2'], body: { por: doc('x', 'y', 'z') } }

test.each<[string, JsonObject, JsonObject, JsonObject]>([
  ['a field each', { ...BASE, days: [] }, { ...BASE, title: { por: 'b' } }, { ...BASE, days: [], title: { por: 'b' } }],
  [
    'a language each',
    { ...BASE, title: { por: 'a', spa: 'es' } },
    { ...BASE, title: { por: 'a', eng: 'en' } },
    { ...BASE, title: { por: 'a', spa: 'es', eng: 'en' } },
  ],
  [
    'a paragraph each',
    { ...BASE, body: { por: doc('X', 'y', 'z') } },
    { ...BASE, body: { por: doc('x', 'y', 'Z') } },
    { ...BASE, body: { por: doc('X', 'y', 'Z') } },
  ],
  [
    'the same change by both',
    { ...BASE, title: { por: 'b' } },
    { ...BASE, title: { por: 'b' } },
    { ...BASE, title: { por: 'b' } },
  ],
])('what two people changed is put together: %s', (_, mine, theirs, merged) => {
  expect(mergeBodies(BASE, mine, theirs)).toEqual({ merged, conflicts: [] })
})

test.each<[string, JsonObject, JsonObject, string[]]>([
  ['a text', { ...BASE, title: { por: 'b' } }, { ...BASE, title: { por: 'c' } }, ['title', 'por']],
  [
    'a point, whose halves belong together',
    { ...BASE, point: { lat: 9, lon: 2 } },
    { ...BASE, point: { lat: 1, lon: 9 } },
    ['point'],
  ],
  ['a list', { ...BASE, days: ['1'] }, { ...BASE, days: ['2'] }, ['days']],
  [
    'a paragraph',
    { ...BASE, body: { por: doc('m', 'y', 'z') } },
    { ...BASE, body: { por: doc('t', 'y', 'z') } },
    ['body', 'por', '0'],
  ],
  [
    'a text that has got longer in two ways',
    { ...BASE, body: { por: doc('x', 'y', 'z', 'm') } },
    { ...BASE, body: { por: doc('t', 'x', 'y', 'z') } },
    ['body', 'por'],
  ],
])('what both changed differently is a conflict: %s', (_, mine, theirs, path) => {
  expect(mergeBodies(BASE, mine, theirs).conflicts).toEqual([path])
})

const text = fc.constantFrom('a', 'b', 'c')
const body = fc.record({
  title: fc.record({ por: text, eng: text }, { requiredKeys: ['por'] }),
  days: fc.array(text, { maxLength: 2 }),
  body: fc.record({ por: fc.array(text, { maxLength: 3 }).map((texts) => doc(...texts)) }),
})

test('who changed nothing takes what the other has written, and neither is heard twice', () => {
  fc.assert(
    fc.property(body, body, (base, theirs) => {
      expect(mergeBodies(base, base, theirs)).toEqual({ merged: theirs, conflicts: [] })
      expect(mergeBodies(base, theirs, base)).toEqual({ merged: theirs, conflicts: [] })
    }),
  )
})

test('whatever both did, what is put together has nothing that neither has written', () => {
  fc.assert(
    fc.property(body, body, body, (base, mine, theirs) => {
      const { merged, conflicts } = mergeBodies(base, mine, theirs)
      for (const { path, text: put } of localizedParts(merged))
        for (const language of ['por', 'eng'] as const) {
          if (path[0] !== 'title') continue
          expect([base, mine, theirs].map(({ title }) => title[language])).toContain(put[language])
        }
      if (conflicts.length === 0 && isSame(base.title, theirs.title)) expect(merged['title']).toEqual(mine.title)
    }),
  )
})

test('a difference is a field, or a language of a text', () => {
  const after = { ...BASE, title: { por: 'a', eng: 'x' }, days: [], extra: null }
  expect(differences(BASE, after)).toEqual([['title', 'eng'], ['days'], ['extra']])
  expect(differences(BASE, structuredClone(BASE))).toEqual([])
})
