const LONGEST = 100
const NAMELESS = 'file'

/** A name that a file may have on any device: the last step of a path, without what systems refuse or read as more than a name. */
export function safeFileName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex -- they are what is taken away
  const plain = last
    .replace(/[\u0000-\u001f\u007f<>:"|?*\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const ending = /\.[A-Za-z\d]{1,8}$/.exec(plain)?.[0] ?? ''
  // a letter of two halves is not cut through
  const stem = plain.slice(0, Math.min(plain.length - ending.length, LONGEST)).replace(/[\ud800-\udbff]$/, '')
  return (stem || NAMELESS) + ending
}

/** The same name for the second, third … file of it: `book (2).pdf`. */
export const numbered = (name: string, number: number): string =>
  number === 1 ? name : name.replace(/(\.[A-Za-z\d]{1,8})?$/, (ending) => ` (${number})${ending}`)
