import { readXlsx } from 'hucre/xlsx'

/** What the cells of a workbook say, row by row, for tests: days as ISO writes them. */
export async function workbookText(bytes: Uint8Array): Promise<string> {
  const { sheets } = await readXlsx(bytes)
  return sheets.flatMap(({ name, rows }) => [name, ...rows.map((row) => JSON.stringify(row))]).join('\n')
}
