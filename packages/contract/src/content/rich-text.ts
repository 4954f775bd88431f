import * as z from 'zod/mini'
import { isStorable } from '../fields.ts'

/**
 * Rich text as the editor's own document (ProseMirror, as tiptap names its nodes) and never HTML: paragraphs, headings, lists, bold,
 * italic, links, line breaks. Whatever else is sent is refused, so that it can be drawn node by node without looking at it again.
 */

/** Characters of a document, of all its texts together. */
export const MOST_RICH_CHARACTERS = 20_000
/** Blocks of a document, and entries of a list. */
export const MOST_RICH_BLOCKS = 400
/** Lists within lists. */
export const MOST_RICH_DEPTH = 4

/** `https:`, `mailto:` or `tel:`, and nothing that would be read otherwise by somebody else. */
export function isSafeAddress(address: string): boolean {
  if (!/^[^\s\p{Cc}\\]{1,2000}$/u.test(address) || !URL.canParse(address)) return false
  const { protocol, username, password, hostname } = new URL(address)
  if (protocol === 'https:') return /^https:\/\//i.test(address) && hostname !== '' && username + password === ''
  return protocol === 'mailto:' ? /^mailto:[^@]+@[^@]+$/i.test(address) : /^tel:\+?[\d().-]+$/i.test(address)
}

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({
    type: z.literal('link'),
    attrs: z.object({ href: z.string().check(z.refine(isSafeAddress, { error: 'https, mailto or tel' })) }),
  }),
])

const Inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().check(z.minLength(1), z.maxLength(MOST_RICH_CHARACTERS), z.refine(isStorable)),
    marks: z.optional(z.array(Mark).check(z.maxLength(3))),
  }),
  z.object({ type: z.literal('hardBreak') }),
])
const inlines = z.optional(z.array(Inline).check(z.maxLength(MOST_RICH_BLOCKS)))

/** The smallest block. */
export const Paragraph = z.object({ type: z.literal('paragraph'), content: inlines })
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
})

/** A list's entries hold paragraphs and, down to the last level, lists: each level is a shape of its own, so that nothing is endless. */
const listsOf = <const B extends z.ZodMiniType>(block: B) => {
  const content = z
    .array(z.object({ type: z.literal('listItem'), content: z.array(block).check(z.minLength(1), z.maxLength(20)) }))
    .check(z.minLength(1), z.maxLength(MOST_RICH_BLOCKS))
  return [
    z.object({ type: z.literal('bulletList'), content }),
    z.object({ type: z.literal('orderedList'), content }),
  ] as const
}
const Lists4 = listsOf(Paragraph)
const Lists3 = listsOf(z.discriminatedUnion('type', [Paragraph, ...Lists4]))
const Lists2 = listsOf(z.discriminatedUnion('type', [Paragraph, ...Lists3]))
const Lists1 = listsOf(z.discriminatedUnion('type', [Paragraph, ...Lists2]))

export const RichText = z
  .object({
    type: z.literal('doc'),
    content: z
      .array(z.discriminatedUnion('type', [Paragraph, Heading, ...Lists1]))
      .check(z.maxLength(MOST_RICH_BLOCKS)),
  })
  .check(z.refine((doc) => plainOf(doc).length <= MOST_RICH_CHARACTERS, { error: 'too long' }))

export type RichText = z.infer<typeof RichText>
export type RichBlock = RichText['content'][number]
export type RichInline = z.infer<typeof Inline>
export type RichMark = z.infer<typeof Mark>

/** Any node of a document, as far as walking through it goes. */
interface RichNode {
  readonly type: string
  readonly text?: string | undefined
  readonly content?: readonly RichNode[] | undefined
}

/** The words of a document alone, blocks by line breaks. */
export function plainOf(node: RichNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return '\n'
  const isText = node.type === 'paragraph' || node.type === 'heading'
  return (node.content ?? []).map(plainOf).join(isText ? '' : '\n')
}

/** Texts as a document of one paragraph each: what has no marks needs no editor. */
export const richText = (...paragraphs: string[]): RichText => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
