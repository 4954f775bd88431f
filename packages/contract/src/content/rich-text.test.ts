import { randomCases } from '@games/testing/suite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeAddress, MOST_RICH_CHARACTERS, plainOf, RichText, richText } from './rich-text.ts'

const SAFE = ['https://jogos.example/a?b=c#d', 'mailto:mesa@jogos.example', 'tel:+558255550101', 'tel:192']
const HOSTILE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://jogos.example/',
  '//jogos.example/',
  'https:jogos.example',
  'https://banco.example@evil.example/',
  'https:\\\\evil.example',
  'blob:https://jogos.example/x',
  'file:///etc/passwd',
  'mailto:',
  'tel:javascript',
  '/informativos',
  '',
  `https://a.example/${'x'.repeat(2_100)}`,
]

test.each(SAFE)('a link may lead to %s', (href) => expect(isSafeAddress(href)).toBe(true))
test.each(HOSTILE)('no link leads to %j', (href) => expect(isSafeAddress(href)).toBe(false))

const paragraph = (text: string, href?: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(href === undefined ? {} : { marks: [{ type: 'link', attrs: { href } }] }) }],
})
const accepts = (doc: unknown): boolean => RichText.safeParse(doc).success

test('what an editor writes comes in as it is, without what is not named (R6.1)', () => {
  const written = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, onclick: 'x' }, content: [{ type: 'text', text: 'Novos horários' }] },
      { ...paragraph('a', 'https://jogos.example/'), attrs: { style: 'background:url(x)' } },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              paragraph('b'),
              { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem', content: [paragraph('c')] }] },
            ],
          },
        ],
      },
      { type: 'paragraph' },
    ],
  }
  const read = RichText.parse(written)
  expect(JSON.stringify(read)).not.toMatch(/onclick|style|start/)
  expect(plainOf(read)).toBe('Novos horários\na\nb\nc\n')
})

test('what is too long, too deep or too many is refused, and quickly', () => {
  expect(accepts({ ...richText('x'.repeat(MOST_RICH_CHARACTERS)) })).toBe(true)
  expect(accepts({ ...richText('x'.repeat(MOST_RICH_CHARACTERS), 'y') })).toBe(false)
  expect(accepts(richText(...Array.from({ length: 401 }, () => 'x')))).toBe(false)
  const nested = (depth: number): object =>
    depth === 0 ? paragraph('x') : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(depth - 1)] }] }
  expect([4, 5, 5_000].map((depth) => accepts({ type: 'doc', content: [nested(depth)] }))).toEqual([true, false, false])
})

/** Anything at all, and documents that are nearly right. */
const hostileText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<script>', '\0', '\ud800', ...HOSTILE))
const { node } = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.record({
      type: fc.constantFrom('text', 'script', 'html'),
      text: hostileText,
      marks: fc.array(tie('mark'), { maxLength: 4 }),
    }),
    fc.record(
      {
        type: fc.constantFrom('doc', 'paragraph', 'heading', 'bulletList', 'listItem', 'image', 'iframe', 'hardBreak'),
        attrs: fc.constantFrom({ level: 2 }, { level: 1 }, { src: 'x' }, { level: '2' }),
        content: fc.array(tie('node'), { maxLength: 3 }),
      },
      { requiredKeys: ['type'] },
    ),
    fc.anything(),
  ),
  mark: fc.record({
    type: fc.constantFrom('bold', 'link', 'code'),
    attrs: fc.record({ href: fc.oneof(hostileText, fc.constantFrom(...SAFE)) }),
  }),
}))
const anyDoc = fc.record({ type: fc.constant('doc'), content: fc.array(node, { maxLength: 3 }) })

const ALLOWED = new Set([
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'text',
  'hardBreak',
  'bold',
  'italic',
  'link',
])

test('whatever is sent, what comes in has nothing but the nodes, marks and links that are named', () => {
  let accepted = 0
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look)
    if (typeof value !== 'object' || value === null) return
    const { type, attrs, content, marks, text, ...rest } = value as Record<string, unknown>
    expect(rest).toEqual({})
    expect(ALLOWED).toContain(type)
    if (typeof text === 'string') expect(text.includes('\0') || !text.isWellFormed()).toBe(false)
    const { href, level, ...others } = (attrs ?? {}) as Record<string, unknown>
    expect(others).toEqual({})
    if (href !== undefined) expect(JSON.stringify(href)).toMatch(/^"(https:\/\/|mailto:|tel:)/i)
    if (level !== undefined) expect([2, 3]).toContain(level)
    look(content)
    look(marks)
  }
  fc.assert(
    fc.property(fc.oneof(anyDoc, fc.anything()), (doc) => {
      const read = RichText.safeParse(doc)
      if (!read.success) return
      accepted++
      look(read.data)
    }),
    { numRuns: randomCases(1_000) },
  )
  expect(accepted).toBeGreaterThan(0)
})
