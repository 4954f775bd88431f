import {
  type ExportEndpoints,
  type ExportName,
  type Medallists,
  type MedalWonRow,
  type MedalTableView,
  type ParsedInput,
  type Separator,
} from '@games/contract'
import { type Locale, medalScopeParts, pick, trimRsc } from '@games/domain'
import { athleteRows } from '../participants/index.ts'
import { readView } from '../snapshot.ts'
import { summariesOf, unitsOfDay } from '../units/index.ts'
import { accessColumns, accessRows } from './access-rows.ts'
import type { Column } from './column.ts'
import { csvOf } from './csv.ts'
import { type ExportedFile, type ExporterOptions, type Exporters, localeOf } from './exporters.ts'
import { fileName } from './file-name.ts'
import { SHEETS } from './heads.ts'
import { athleteColumns, medalColumns, medallistColumns, resultColumns, unitColumns } from './tables.ts'
import { xlsxOf } from './xlsx.ts'

/** A table, before it is known what file it becomes. */
interface Table<Row> extends Omit<ExportedFile, 'body'> {
  readonly sheet: keyof typeof SHEETS
  readonly columns: (locale: Locale) => readonly Column<Row>[]
  readonly rows: readonly Row[]
}

/** A table's request besides what is in it. */
interface Written {
  readonly lang?: Locale | undefined
  readonly separator?: Separator | undefined
}

/** A table's input, without what only says how it is written. */
type ExportInput<Name extends Extract<ExportName, `${string}Xlsx`>> = ParsedInput<ExportEndpoints[Name]>

function asCsv<Row>({ columns, rows, name, topics }: Table<Row>, { lang, separator }: Written): ExportedFile {
  const locale = localeOf({ lang })
  return { body: csvOf(columns(locale), rows, { locale, separator }), name, topics }
}

async function asXlsx<Row>(
  { columns, rows, name, topics, sheet }: Table<Row>,
  { lang }: Written,
): Promise<ExportedFile<Uint8Array<ArrayBuffer>>> {
  const locale = localeOf({ lang })
  return { body: await xlsxOf(columns(locale), rows, { locale, sheet: pick(SHEETS[sheet], locale) }), name, topics }
}

/** Medals read at a time. */
const MEDALS_A_PAGE = 200

type TableMakers = Pick<Exporters, Extract<ExportName, `${string}${'Csv' | 'Xlsx'}`>>

/** Every export that is a table. */
export function tableExports(options: ExporterOptions): TableMakers {
  const { medalTable, medallists, units, athletes, results, accessLog } = tablesOf(options)
  return {
    medalTableCsv: async (input) => asCsv(await medalTable(input), input.query),
    medalTableXlsx: async (input) => asXlsx(await medalTable(input), input.query),
    medallistsCsv: async (input) => asCsv(await medallists(input), input.query),
    medallistsXlsx: async (input) => asXlsx(await medallists(input), input.query),
    unitsCsv: async (input) => asCsv(await units(input), input.query),
    unitsXlsx: async (input) => asXlsx(await units(input), input.query),
    athletesCsv: async (input) => asCsv(await athletes(input), input.query),
    athletesXlsx: async (input) => asXlsx(await athletes(input), input.query),
    resultsCsv: async (input) => asCsv(await results(input), input.query),
    resultsXlsx: async (input) => asXlsx(await results(input), input.query),
    accessLogCsv: async (input) => asCsv(await accessLog(input), input.query),
    accessLogXlsx: async (input) => asXlsx(await accessLog(input), input.query),
  }
}

/** Every table by what its call answers. */
function tablesOf({ pool, handlers }: ExporterOptions) {
  /** All medals that a query lets through, with the topics that announce a change of them. */
  async function allMedallists(query: Omit<ExportInput<'medallistsXlsx'>['query'], 'lang'>) {
    const medals: MedalWonRow[] = []
    const topics = new Set<string>()
    let next: Medallists['next'] | undefined
    while (next !== null) {
      const page = await handlers.listMedallists({ query: { ...query, limit: MEDALS_A_PAGE, cursor: next } })
      medals.push(...page.view.medals)
      for (const topic of page.topics) topics.add(topic)
      next = page.view.next
    }
    return { medals, topics: [...topics] }
  }

  /** The rows of a medal table with the number of medals of each that may change. */
  async function withUnsettled({ scope, at, rows, unsettled = [] }: MedalTableView) {
    const { discipline } = medalScopeParts(scope)
    const events = new Set(unsettled.map(({ event }) => event.code))
    const { medals, topics } =
      events.size === 0
        ? { medals: [], topics: [] }
        : await allMedallists({ ...(discipline && { discipline }), ...(at !== null && { at }) })
    const open = medals.filter(({ event }) => events.has(event.code))
    return {
      topics,
      rows: rows.map((row) => ({
        ...row,
        unsettled: open.filter(({ competitor }) => competitor.organisation?.code === row.organisation.code).length,
      })),
    }
  }

  return {
    medalTable: async ({ params, query: { at } }: ExportInput<'medalTableXlsx'>) => {
      const { view, topics } = await handlers.getMedalTable({ params, query: { at } })
      const name = fileName('medals', params.scope, at)
      const { rows, topics: ofMedals } = await withUnsettled(view)
      const all = [...new Set([...topics, ...ofMedals])]
      return { sheet: 'medals', columns: medalColumns, rows, name, topics: all } as const
    },
    medallists: async ({ query }: ExportInput<'medallistsXlsx'>) => {
      const { lang: _, ...filter } = query
      const { medals: rows, topics } = await allMedallists(filter)
      const name = fileName('medallists', filter.discipline, filter.organisation, filter.at)
      return { sheet: 'medallists', columns: medallistColumns, rows, name, topics } as const
    },
    units: async ({ params: { day }, query }: ExportInput<'unitsXlsx'>) => {
      const { view: rows, topics } = await readView(pool, async (tx) =>
        summariesOf(tx, await unitsOfDay(tx, day, query)),
      )
      const name = fileName('schedule', day, query.discipline)
      return { sheet: 'units', columns: unitColumns, rows, name, topics } as const
    },
    athletes: async ({ query }: ExportInput<'athletesXlsx'>) => {
      const { view: rows, topics } = await readView(pool, (tx) => athleteRows(tx, query))
      const name = fileName('athletes', query.discipline, query.organisation)
      return { sheet: 'athletes', columns: athleteColumns, rows, name, topics } as const
    },
    accessLog: async ({ query }: ExportInput<'accessLogXlsx'>) => {
      const { lang: _, ...filter } = query
      const { view, topics } = await handlers.getAccessLog({ query: filter })
      const name = fileName('access-log', view.first, view.last, filter.device, filter.platform)
      const columns = (locale: Locale) => accessColumns(locale, view.by)
      return { sheet: 'accesses', columns, rows: accessRows(view), name, topics } as const
    },
    results: async ({ params }: ExportInput<'resultsXlsx'>) => {
      const { view, topics } = await handlers.getUnit({ params })
      const rows = view.results.length > 0 ? view.results : view.startList
      const columns = (locale: Locale) => resultColumns(locale, view)
      return {
        sheet: 'results',
        columns,
        rows,
        name: fileName('results', trimRsc(view.unit.code)),
        topics,
      } as const
    },
  }
}
