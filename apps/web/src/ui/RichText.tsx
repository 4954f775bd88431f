import { Fragment, type ReactNode } from 'react'

interface RichMark {
  readonly type: string
  readonly attrs?: { readonly href: string } | undefined
}

/** A node of a rich text, as far as it is drawn: a document has blocks, a block its texts. */
interface RichNode {
  readonly type: string
  readonly text?: string | undefined
  readonly marks?: readonly RichMark[] | undefined
  readonly attrs?: { readonly level: number } | undefined
  readonly content?: readonly RichNode[] | undefined
}

/** What a link may lead to; of any other its words are left. */
const SAFE = /^(https:\/\/|mailto:|tel:)/i

/**
 * A text of the organiser's with its headings, lists and links, drawn node by node: it is never HTML. What is not known here is drawn as
 * the words in it. `top` is the level of its larger headings, `lang` its language where that is not the page's.
 */
export function RichText({ doc, top = 2, lang }: { doc: RichNode; top?: 2 | 3; lang?: string | undefined }) {
  return (
    <div className="ui-rich" lang={lang}>
      {nodes(doc.content, top)}
    </div>
  )
}

function nodes(content: readonly RichNode[] | undefined, top: number): ReactNode {
  // a document is drawn anew as a whole: its nodes have no names
  return content?.map((node, at) => <Fragment key={at}>{drawn(node, top)}</Fragment>)
}

function drawn(node: RichNode, top: number): ReactNode {
  const inside = () => nodes(node.content, top)
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce(marked, node.text)
    case 'hardBreak':
      return <br />
    case 'paragraph':
      return <p>{inside()}</p>
    case 'heading':
      return heading((node.attrs?.level ?? 2) - 2 + top, inside())
    case 'bulletList':
      return <ul>{inside()}</ul>
    case 'orderedList':
      return <ol>{inside()}</ol>
    case 'listItem':
      return <li>{inside()}</li>
    default:
      return inside()
  }
}

function heading(level: number, words: ReactNode): ReactNode {
  if (level <= 2) return <h2>{words}</h2>
  return level === 3 ? <h3>{words}</h3> : <h4>{words}</h4>
}

function marked(words: ReactNode, { type, attrs }: RichMark): ReactNode {
  if (type === 'bold') return <strong>{words}</strong>
  if (type === 'italic') return <em>{words}</em>
  if (type !== 'link' || !attrs || !SAFE.test(attrs.href)) return words
  const leaves = /^https:/i.test(attrs.href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a href={attrs.href} {...leaves}>
      {words}
    </a>
  )
}
