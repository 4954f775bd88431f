import { ApiFailure, type SheetPlan } from '@games/contract'
import { NIGHTLY, sampled } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { POLICY } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'
import { createTableImports } from '../imports/index.ts'
import { printedPdf, type Printer } from './pdf/printed-pdf.fixture.ts'
import { sheetRoutes } from './routes.ts'
import { createSheetImports } from './sheets.ts'
import { docx, paragraph, table } from './word/docx.fixture.ts'

const { db, open: opened, choose, apply, undo } = emptyOffice()

async function open(file: Uint8Array, choices?: object): Promise<SheetPlan> {
  const plan = await opened(file, 'boletim')
  return choices === undefined ? plan : choose(plan.id, choices)
}
const results = async () =>
  (
    await db.pool.query<{ line: string }>(
      `select rtrim(substr(code, 1, 22), '-') || ' ' || (fact ->> 'rank') || ' ' || coalesce(fact ->> 'result', '') as line from fact_result order by 1`,
    )
  ).rows.map(({ line }) => line)

const PROVES = [
  ['Prova 12 – 50 m livre feminino', 'Ana Inventada', 'Bia Exemplo'],
  ['Prova 13 – 50 m livre masculino', 'Ari Inventado', 'Beto Exemplo'],
] as const

/** A bulletin of an office suite: a table with lines below the title of each event. */
const bulletin = () =>
  printedPdf((page: Printer) => {
    page.text('Jogos Inventados 2027', 200, 40, { size: 14, bold: true })
    page.text('Natação', 40, 60, { size: 12, bold: true })
    for (const [at, [title, first, second]] of PROVES.entries()) {
      const top = 90 + at * 120
      const xs = [40, 90, 240, 330, 420]
      page.text(title, 40, top, { size: 12, bold: true })
      page.grid(xs, [top + 10, top + 28, top + 46, top + 64])
      const inside = xs.map((x) => x + 3)
      page.row(['Lugar', 'Nome', 'UF', 'Tempo'], inside, top + 22, { bold: true })
      page.row(['1º', first, 'AL', '27,31'], inside, top + 40)
      page.row(['2º', second, 'PR', '27,92'], inside, top + 58)
    }
  })

/** The same bulletin as a Word document. */
const written = async () =>
  docx(
    [
      paragraph('Jogos Inventados 2027'),
      paragraph('Natação'),
      ...PROVES.map(
        ([title, first, second]) =>
          paragraph(title) +
          table([
            ['Lugar', 'Nome', 'UF', 'Tempo'],
            ['1º', first, 'AL', '27,31'],
            ['2º', second, 'PR', '27,92'],
          ]),
      ),
    ].join(''),
  )

test.each(
  sampled(
    [
      ['pdf', bulletin],
      ['word', written],
    ] as const,
    2,
  ),
)('a bulletin (%s) is previewed, applied and undone as any sheet', async (notice, made) => {
  const plan = await open(await made())
  expect(plan).toMatchObject({ fault: null, kind: 'results', notices: [notice] })
  expect(plan.questions).toEqual([])
  const action = await apply(plan, true)
  expect(await results()).toEqual(['SWMM50MFR 1 27.31', 'SWMM50MFR 2 27.92', 'SWMW50MFR 1 27.31', 'SWMW50MFR 2 27.92'])
  await undo(action)
  expect(await results()).toEqual([])
})

test('a cell that cannot be read names its column, and no formula or place of a spreadsheet', async () => {
  const places = [-60, 70, 250, -400]
  const pdf = await printedPdf((page) => {
    page.text('Natação – 50 m livre feminino', 40, 40)
    page.row(['Lugar', 'Nome', 'UF', 'Tempo'], places, 60, { bold: true })
    for (let row = 1; row < 6; row += 1)
      page.row([`${row}`, `Ana Inventada ${'abcdef'[row]}`, 'AL', `27,3${row}`], places, 60 + row * 12)
    page.row(['6', '', '', '28,00'], places, 132)
    page.text('Maria Antonieta da Conceição Exemplo Rio Grande do Norte', 70, 132)
  })
  const { lines } = await open(pdf)
  const problem = { kind: 'unread-cell', cell: null, value: null }
  expect(lines.filter(({ state }) => state === 'problem')).toMatchObject([{ problem }])
  expect(JSON.stringify(lines)).not.toContain('#?')
})

test.each(
  sampled(
    [
      ['a PDF', bulletin],
      ['a Word document', written],
    ] as const,
    2,
  ),
)('a program cannot apply %s unless a person has compared it with its pages', async (_what, made) => {
  const imports = createTableImports({
    pool: db.pool,
    policy: POLICY,
    utcOffset: () => -180,
    now: Date.now,
    log: () => {},
  })
  const app = sheetRoutes({ authorize: async () => 1, sheets: createSheetImports({ pool: db.pool, imports }) })
  app.onError((error, c) => {
    if (!(error instanceof ApiFailure)) throw error
    return c.text(error.message, 400)
  })
  const send = async (query: string) =>
    (
      await app.request(`/ingest/sheets?leave-out=1${query}`, {
        method: 'POST',
        body: new Uint8Array(await made()),
      })
    ).status
  expect(await send('')).toBe(400)
  expect(await results()).toEqual([])
  expect(await send('&compared=1')).toBe(200)
  expect(await results()).not.toEqual([])
})

const splash = (titles: readonly string[], results: string, header: readonly string[]) =>
  printedPdf((page) => {
    page.text('Jogos Inventados', 40, 40, { size: 10, bold: true })
    for (const [at, title] of titles.entries()) {
      const top = 70 + at * 100
      page.row(title.split(' | '), [40, 200, 440], top, { size: 11, bold: true })
      page.row(['14/09/2027 - 09:00', results], [40, -520], top + 14, { size: 10, bold: true })
      page.row(header, [40, 250, -450, -500], top + 32, { bold: true })
      const places = [-60, 70, 250, 290, -450, -500]
      page.row(['1.', `INVENTADA${at}, Ana`, '09', 'AL', '27.31', '645'], places, top + 46)
      page.row(['2.', `EXEMPLO${at}, Bia`, '10', 'PR', '27.92', '601'], places, top + 58)
    }
    page.text('Splash Meet Manager, 11.83037', 40, 800, { size: 8 })
  })

/** Two columns on a page, with the ranks before the names. */
const hyTek = (titles: readonly string[], header: readonly string[]) =>
  printedPdf((page) => {
    page.text("HY-TEK's MEET MANAGER 8.0 - 10:15 AM  14/09/2027  Page 1", 320, 30, { size: 8 })
    page.text('Jogos Inventados - 14/09/2027', 180, 45, { size: 11, bold: true })
    for (const [at, title] of titles.entries()) {
      const left = 40 + at * 270
      page.text(title, left, 80, { bold: true })
      const places = [-(left + 12), left + 15, left + 95, left + 120, -(left + 195), -(left + 250)]
      page.row(['', ...header], places, 94, { size: 6, bold: true })
      page.row(['1', `INVENTADA${at}, Ana`, '15', 'AL', '28.10', '27.31'], places, 106, { size: 7 })
      page.row(['2', `EXEMPLO${at}, Bia`, '14', 'PR', '28.20', '27.92'], places, 116, { size: 7 })
    }
  })

test.each([
  [
    'Splash Meet Manager in Portuguese',
    () =>
      splash(['Prova 12 | Feminino, 50m Livre | Aberto', 'Prova 13 | Masculino, 50m Livre | Aberto'], 'Resultados', [
        'Lugar',
        'AN',
        'Tempo',
        'Pts',
      ]),
  ],
  [
    'Splash Meet Manager in Spanish',
    () =>
      splash(['Prueba 12 | Fem., 50m Libre | Abierta', 'Prueba 13 | Masc., 50m Libre | Abierta'], 'Resultados', [
        'Puesto',
        'AN',
        'Tiempo',
        'Pts',
      ]),
  ],
  [
    'Splash Meet Manager in English',
    () =>
      splash(['Event 12 | Women, 50m Freestyle | Open', 'Event 13 | Men, 50m Freestyle | Open'], 'Results', [
        'Rank',
        'YB',
        'Time',
        'Pts',
      ]),
  ],
  [
    'Hy-Tek in English',
    () =>
      hyTek(
        ['Event 12  Women 50 LC Meter Freestyle', 'Event 13  Men 50 LC Meter Freestyle'],
        ['Name', 'Age', 'School', 'Seed', 'Finals Time'],
      ),
  ],
  [
    'Hy-Tek in Portuguese',
    () =>
      hyTek(
        ['Prova 12  Feminino 50 Metros Livre', 'Prova 13  Masculino 50 Metros Livre'],
        ['Nome', 'Idade', 'Equipe', 'Inscrição', 'Tempo Final'],
      ),
  ],
  [
    'Hy-Tek in Spanish',
    () =>
      hyTek(
        ['Evento 12  Mujeres 50 Metros Libre', 'Evento 13  Hombres 50 Metros Libre'],
        ['Nombre', 'Edad', 'Equipo', 'Inscripción', 'Tiempo Final'],
      ),
  ],
] as const)('results of %s have their events, ranks and times', NIGHTLY, async (_program, pdf) => {
  const plan = await open(await pdf(), { title: 'Natação' })
  expect(plan.lines.flatMap(({ state, code }) => (state === 'new' ? [code?.slice(0, 9)] : []))).toEqual([
    'SWMW50MFR',
    'SWMW50MFR',
    'SWMM50MFR',
    'SWMM50MFR',
  ])
})
