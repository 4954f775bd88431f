/** Whether a file has the whole name of a person or team. A word that many names share, as `Silva` or `Escola Estadual`, is no match. */
export function isSameName(file: string, ours: string): boolean {
  const name = wholeName(file)
  return name !== '' && writtenBySystems(ours).some((spelling) => wholeName(spelling) === name)
}

/** Whether one name is a short form of the other: each of its words is a word or an initial of the longer one. */
export function isShortName(file: string, ours: string): boolean {
  const words = wordsOf(file)
  return writtenBySystems(ours).some((spelling) => {
    const other = wordsOf(spelling)
    const [short, long] = words.length <= other.length ? [words, other] : [other, words]
    return (
      short.some((word) => word.length > 1) && short.every((word) => long.some((whole) => isWordOrInitial(word, whole)))
    )
  })
}

const isWordOrInitial = (a: string, b: string): boolean =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b))

/** Whether a file's team is one of the names or codes of a delegation. Its second team has a letter after it: `AL  B`. */
export function isSameTeam(file: string, ours: readonly string[]): boolean {
  const team = wholeName(file)
  return (
    team !== '' &&
    ours.some((name) => ['', 'a', 'b', 'c', 'd'].some((letter) => wholeName(`${name} ${letter}`) === team))
  )
}

/** The words of a name in any order, case and accents; empty for a name without letters and digits. */
export const wholeName = (name: string): string => wordsOf(name).toSorted().join(' ')

export const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !CONNECTING.has(word))

const CONNECTING = new Set('da das de del do dos'.split(' '))

/**
 * A name as timing systems write it: whole; with each letter cut to its low byte, as FinishLynx does outside of Unicode (`Otrębusy` becomes
 * `Otrbusy`); and without the letters that Windows-1252 does not have.
 */
const writtenBySystems = (name: string): readonly string[] => {
  const whole = name.normalize('NFC')
  return [
    whole,
    Array.from(whole, (letter) => String.fromCharCode(letter.charCodeAt(0) & 0xff))
      .join('')
      // oxlint-disable-next-line no-control-regex -- control characters are removed by the reader too
      .replace(/[\u0000-\u001f\u007f-\u009f]/g, ''),
    whole.replace(/[^\u0000-\u00ff]/g, ' '),
  ]
}
