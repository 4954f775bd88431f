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

const photo = (id: string, alt: string, more: JsonObject = {}) => ({
  file: { id },
  alt: { por: alt },
  caption: null,
  ...more,
})
const stop = (name: string, after: number | null = null) => ({ name: { por: name }, after })
const album = (...photos: JsonObject[]) => ({ photos })
const route = (...stops: JsonObject[]) => ({ stops })
const [A, B, C] = [photo('a', 'um'), photo('b', 'dois'), photo('c', 'três')]

test.each<[string, JsonObject, JsonObject, JsonObject, JsonObject]>([
  [
    'a photo each',
    album(A, B),
    album(photo('a', 'novo'), B),
    album(A, photo('b', 'outro')),
    album(photo('a', 'novo'), photo('b', 'outro')),
  ],
  [
    'something else of the same photo',
    album(A),
    album(photo('a', 'novo')),
    album(photo('a', 'um', { caption: { por: 'legenda' } })),
    album(photo('a', 'novo', { caption: { por: 'legenda' } })),
  ],
  ['photos that both have sent', album(A), album(A, B), album(A, C), album(A, B, C)],
  ['the first photos of both', album(), album(B), album(C), album(B, C)],
  [
    'moved by one, written on by the other',
    album(A, B, C),
    album(C, A, B),
    album(photo('a', 'novo'), B, C),
    album(C, photo('a', 'novo'), B),
  ],
  ['taken out by one, put in by the other', album(A, B), album(B), album(A, B, C), album(B, C)],
  [
    'a stop each',
    route(stop('x'), stop('y')),
    route(stop('x', 3), stop('y')),
    route(stop('x'), stop('z')),
    route(stop('x', 3), stop('z')),
  ],
])('of a list what two people changed is put together one by one: %s (R12.4)', (_, base, mine, theirs, merged) => {
  expect(mergeBodies(base, mine, theirs)).toEqual({ merged, conflicts: [] })
})

test.each<[string, JsonObject, JsonObject, JsonObject, string[]]>([
  [
    'the same text of a photo',
    album(A, B),
    album(photo('a', 'm'), B),
    album(photo('a', 't'), B),
    ['photos', '=a', 'alt', 'por'],
  ],
  ['a photo that the other took out', album(A, B), album(photo('a', 'm'), B), album(B), ['photos']],
  ['the order, by both', album(A, B, C), album(B, A, C), album(C, A, B), ['photos']],
  [
    'a stop’s new name',
    route(stop('x'), stop('y')),
    route(stop('m'), stop('y')),
    route(stop('t'), stop('y')),
    ['stops', '0', 'name', 'por'],
  ],
  [
    'a stop that both have called otherwise, beside another one',
    route(stop('x'), stop('y')),
    route(stop('m'), stop('y'), stop('z')),
    route(stop('t'), stop('y')),
    ['stops'],
  ],
])(
  'of a list the one that both changed is a conflict, and nothing else of it: %s (R12.4)',
  (_, base, mine, theirs, path) => {
    expect(mergeBodies(base, mine, theirs).conflicts).toEqual([path])
  },
)

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
