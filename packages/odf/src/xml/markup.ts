const SPECIAL = /[<>&"\t\n\r]/g
const REFERENCE: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}
// XML 1.0 has no way to write these characters at all; U+FFFD says that one was there.
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** Any of both, or half of a pair: next to no text has one, and looking once is quicker than looking for each. */
const TO_BE_WRITTEN_OTHERWISE = /[\0-\x1f"&<>\ud800-\udfff\ufffe\uffff]/

/** Text that reads back the same, in an attribute or between tags. */
export const escaped = (text: string): string => (TO_BE_WRITTEN_OTHERWISE.test(text) ? escapedEach(text) : text)

const escapedEach = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '\ufffd')
    .replace(SPECIAL, (character) => REFERENCE[character] ?? character)

/** Values of attributes in the order to be written. Null and undefined are absent, true is `Y`, false is absent (ODF §1). */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>

/** One element with its attributes and what stands inside it, already written. */
export function markup(name: string, attributes: Attributes = {}, inside = ''): string {
  let tag = `<${name}`
  for (const attribute in attributes) {
    const value = attributes[attribute]
    if (value === null || value === undefined || value === false || value === '') continue
    tag += ` ${attribute}="${value === true ? 'Y' : typeof value === 'number' ? value : escaped(value)}"`
  }
  return inside === '' ? `${tag}/>` : `${tag}>${inside}</${name}>`
}

/** Each one written, one after the other. */
export const each = <T>(list: readonly T[], write: (one: T, at: number) => string): string => list.map(write).join('')

/** An element that is only written when something stands in it. */
export const container = (name: string, inside: string): string => (inside === '' ? '' : markup(name, {}, inside))
