import { fieldsOf } from '@games/odf/tables/sheets/index'

/** Programs of swimming meets that print some columns without a header. */
export type MeetProgram = 'splash' | 'hy-tek'

/** The program that signs a page; null: none of these. */
export const programIn = (text: string): MeetProgram | null =>
  /splash meet manager/iu.test(text) ? 'splash' : /hy-?tek/iu.test(text) ? 'hy-tek' : null

/** The header of a table with the columns that its program prints without one. */
export function withHeaders(header: readonly string[], program: MeetProgram | null): string[] {
  const fields = fieldsOf(header)
  const names = new Map<number, string>()
  const [rank, athlete] = [fields.indexOf('rank'), fields.indexOf('athlete')]
  if (program === 'splash' && rank >= 0 && athlete < 0) {
    const blank = header.flatMap((words, at) => (words === '' && at > rank ? [at] : []))
    // relays have only the club
    if (blank.length === 2) for (const [at, words] of ['Nome', 'Clube'].entries()) names.set(blank[at] ?? -1, words)
  }
  // lists of entries have a rank by entry time there, which is no result
  if (program === 'hy-tek' && rank < 0 && athlete === 1 && header[0] === '' && fields.includes('result'))
    names.set(0, 'Place')
  return header.map((words, at) => names.get(at) ?? words)
}
