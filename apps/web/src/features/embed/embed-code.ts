import { type EmbedField, FIELDS_OF, widgetOf } from './embed-fields.ts'
import type { EmbedSearch } from './embed-search.ts'

/** As the router orders an address's parameters (widget/widget-search.ts): in another order each frame would be redirected first. */
const ORDER = ['language', 'theme', 'rows', 'discipline', 'delegation', 'gender', 'division', 'day', 'show'] as const
const NAMES: Partial<Record<EmbedField, string>> = { language: 'lang', rows: 'limit' }

/** The parameters of a widget's address (docs/contracts/iframe-resize.md). */
function parametersOf(search: EmbedSearch): [name: string, value: string][] {
  const fields = FIELDS_OF[widgetOf(search)]
  return ORDER.flatMap((field): [string, string][] => {
    const value = search[field]
    return value === undefined || !fields.includes(field) ? [] : [[NAMES[field] ?? field, String(value)]]
  })
}

/** Path of the widget with these choices. */
export function widgetPath(search: EmbedSearch): string {
  const query = new URLSearchParams(parametersOf(search))
  return `/widget/${widgetOf(search)}${query.size > 0 ? `?${query}` : ''}`
}

/** Safe between the quotes of an attribute. */
const inAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What another site writes where the widget is to stand: it gets its height by itself. `origin` is our site. */
export function scriptCode(search: EmbedSearch, title: string, origin: string): string {
  const data = parametersOf(search).map(([name, value]) => ` data-${name}="${inAttribute(value)}"`)
  return [
    `<div data-games-widget="${widgetOf(search)}"${data.join('')} data-title="${inAttribute(title)}"></div>`,
    `<script src="${inAttribute(origin)}/embed.js" async></script>`,
  ].join('\n')
}

/** The same without a script of ours on their page; the height is fixed. */
export const frameCode = (search: EmbedSearch, title: string, origin: string): string =>
  `<iframe src="${inAttribute(origin + widgetPath(search))}" title="${inAttribute(title)}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`
