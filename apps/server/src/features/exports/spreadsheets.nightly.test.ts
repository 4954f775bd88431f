import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@games/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

/** LibreOffice Calc; scripts/run/libreoffice.mjs gets it where it can be had. */
const soffice = [process.env['SOFFICE'], '/usr/bin/soffice'].find((path) => path && existsSync(path))

/**
 * CSV as Calc reads it at its most eager, in Brazil: `;`, quotes, UTF-8, from line 1, Portuguese (1046), special numbers recognised,
 * formulas run (the wiki page "Documentation/DevGuide/Spreadsheets/Filter_Options").
 */
const AS_IN_BRAZIL = 'CSV:59,34,76,1,,1046,false,true,false,false,false,0,true,false,true'

const TEXTS = [
  '13.350',
  '-0.35',
  '+2.04',
  '1:43.33',
  '3-2',
  '10/12',
  'Set 1',
  '5 set',
  '(1.500)',
  '1.234.567',
  '=1+1',
  '-2+3',
  '@SUM(1)',
  '-',
  'Ana-Maria',
] as const
const columns: readonly Column<string>[] = [
  { head: { por: 'Set 1' }, of: (text) => text, kind: 'figure' },
  { head: { por: 'Dia' }, of: () => '2027-09-14', kind: 'day' },
  { head: { por: 'Início' }, of: () => '10:30', kind: 'clock' },
  { head: { por: 'Código' }, of: () => '007' },
]

/** A cell as Calc holds it: its type, its value where it is no text, and what it shows. */
interface Cell {
  readonly type: string
  readonly value: string | undefined
  readonly shown: string
}

const attributeOf = (name: string, attributes: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]

/** The cells of a flat OpenDocument sheet; fails where one is a formula. */
function cellsIn(sheet: string): Cell[][] {
  expect(sheet).not.toContain('table:formula')
  return [...sheet.matchAll(/<table:table-row.*?<\/table:table-row>/gs)].map(([row]) =>
    [...row.matchAll(/<table:table-cell([^>]*)>(.*?)<\/table:table-cell>/gs)].map(
      ([, attributes = '', content = '']) => ({
        type: attributeOf('office:value-type', attributes) ?? '',
        value: attributeOf('office:(?:date-|time-)?value', attributes),
        shown: content.replace(/<[^>]*>/g, '').trim(),
      }),
    ),
  )
}

describe.skipIf(soffice === undefined)('our tables opened in LibreOffice where people speak Portuguese', () => {
  let folder = ''
  const opened: Record<string, Cell[][]> = {}
  const shownIn = (file: string, text: (typeof TEXTS)[number]): Cell | undefined =>
    opened[file]?.[TEXTS.indexOf(text) + 1]?.[0]

  const convert = async (files: readonly string[], ...how: readonly string[]) => {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`
    const { status, stderr } = spawnSync(
      soffice ?? '',
      [
        profile,
        '--headless',
        ...how,
        '--convert-to',
        'fods',
        '--outdir',
        folder,
        ...files.map((file) => join(folder, file)),
      ],
      { encoding: 'utf8', timeout: 60_000 },
    )
    expect([status, stderr]).toEqual([0, expect.any(String)])
    for (const file of files) opened[file] = cellsIn(await readFile(join(folder, file.replace(/\w+$/, 'fods')), 'utf8'))
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tables-'))
    const locales: readonly Locale[] = ['por', 'spa']
    for (const locale of locales)
      await writeFile(join(folder, `${locale}.csv`), csvOf(columns, TEXTS, { locale, separator: undefined }))
    await writeFile(join(folder, 'workbook.xlsx'), await xlsxOf(columns, TEXTS, { locale: 'por', sheet: 'Folha' }))
    await convert(['por.csv', 'spa.csv'], `--infilter=${AS_IN_BRAZIL}`)
    // of a workbook nothing has to be recognised
    await convert(['workbook.xlsx'])
  }, 120_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(['por.csv', 'spa.csv', 'workbook.xlsx'])(
    '%s: no score, share or set becomes a date, no text a formula',
    (file) => {
      for (const text of ['3-2', '10/12', 'Set 1', '5 set', '=1+1', '-2+3', '@SUM(1)', '-', 'Ana-Maria'] as const)
        expect([text, shownIn(file, text)?.type]).toEqual([text, 'string'])
      expect(opened[file]?.[0]?.map(({ type }) => type)).toEqual(['string', 'string', 'string', 'string'])
    },
  )

  test.each(['por.csv', 'spa.csv'])(
    '%s: figures are the numbers that were sent, never a thousand times as much',
    (file) => {
      const value = (text: (typeof TEXTS)[number]) => [shownIn(file, text)?.type, shownIn(file, text)?.value]
      expect(value('13.350')).toEqual(['float', '13.35'])
      expect(value('-0.35')).toEqual(['float', '-0.35'])
      expect(value('+2.04')).toEqual(['float', '2.04'])
      expect(value('1:43.33')).toEqual(['time', 'PT00H01M43.33S'])
      expect(value('(1.500)')).toEqual(['float', '-1.5'])
      expect(value('1.234.567')).toEqual(['string', undefined])
      expect(shownIn(file, '-')?.shown).toBe('-')
      expect(shownIn(file, 'Ana-Maria')?.shown).toBe('Ana-Maria')
      expect(opened[file]?.[1]?.slice(1, 3).map(({ value }) => value)).toEqual(['2027-09-14', 'PT10H30M00S'])
    },
  )

  test('a workbook has days and times of its own, texts letter by letter, and codes with their zeros', () => {
    const [, first] = opened['workbook.xlsx'] ?? []
    expect(first?.map(({ type, value }) => [type, value])).toEqual([
      ['time', 'PT00H00M13.35S'],
      ['date', '2027-09-14'],
      ['time', 'PT10H30M00S'],
      ['string', undefined],
    ])
    expect(first?.[3]?.shown).toBe('007')
    expect(shownIn('workbook.xlsx', '1:43.33')?.value).toBe('PT00H01M43.33S')
    for (const text of ['3-2', '10/12', 'Set 1', '=1+1', '@SUM(1)'] as const)
      expect(shownIn('workbook.xlsx', text)?.shown).toBe(text)
  })
})
