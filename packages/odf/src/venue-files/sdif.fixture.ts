/** Fields of a record: column from 1 and text. */
type Fields = readonly (readonly [column: number, text: string])[]

/** A record of 160 columns. */
export function sdifRecord(type: string, fields: Fields): string {
  let text = `${type}1`.padEnd(160)
  for (const [column, field] of fields) text = text.slice(0, column - 1) + field + text.slice(column - 1 + field.length)
  return text
}

/** A whole file: its records between the first, the meet and the last. */
export const sdifFile = (records: readonly string[], { file = '02', course = 'L' } = {}): string =>
  [
    sdifRecord('A0', [
      [4, 'V3'],
      [12, file],
    ]),
    sdifRecord('B1', [
      [12, 'Torneio Inventado'],
      [86, 'Maceió'],
      [118, 'BRA'],
      [122, '09142027'],
      [150, course],
    ]),
    ...records,
    sdifRecord('Z0', [
      [12, file],
      [58, String(records.filter((record) => record.startsWith('D')).length).padStart(6)],
    ]),
    '',
  ].join('\r\n')

export const sdifClub = (code: string, name: string): string =>
  sdifRecord('C1', [
    [12, code],
    [18, name],
    [140, 'BRA'],
  ])

const SEEN = { license: '', born: '05052010', sex: 'F', course: 'L', more: [] as Fields }

/** A swim of an individual event. `race` is sex, distance, stroke, number and ages in their columns: `F 1001   31112`. */
export function sdifSwim(
  name: string,
  race: string,
  {
    seed = '',
    prelim = '',
    final = '',
    heats = '',
    places = '',
    ...person
  }: Partial<
    Record<'seed' | 'prelim' | 'final' | 'heats' | 'places' | 'license' | 'born' | 'sex' | 'course', string>
  > & { more?: Fields } = {},
): string {
  const { license, born, sex, course, more } = { ...SEEN, ...person }
  const time = (column: number, text: string): Fields =>
    text === ''
      ? []
      : [
          [column, text.padStart(8)],
          [column + 8, course],
        ]
  return sdifRecord('D0', [
    [12, name],
    [40, license],
    [56, born],
    [66, sex],
    [67, race],
    ...time(89, seed),
    ...time(98, prelim),
    ...time(116, final),
    [125, heats],
    [133, places],
    ...more,
  ])
}
