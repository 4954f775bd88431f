import { type SheetPlan, VenueFileDetail } from '@games/contract'
import { padRsc } from '@games/domain'
import { JUDO_CLASS, shiFile } from '@games/odf/venue-files/judoshiai.fixture'
import { sdifClub, sdifFile, sdifRecord, sdifSwim } from '@games/odf/venue-files/sdif.fixture'
import { TRF_PLAYERS, trfFile } from '@games/odf/venue-files/trf.fixture'
import { aCompetitor, aParticipant, aResult, aUnit, participants, results, schedule } from '@games/testing'
import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { writeOds } from 'hucre/ods'
import { writeXlsx } from 'hucre/xlsx'
import { sampled } from '@games/testing/suite'
import { expect, test } from 'vitest'
import { receive } from '../../testing/feed.ts'
import { emptyOffice } from '../../testing/organiser.ts'
import { printedPdf } from './pdf/printed-pdf.fixture.ts'
import { docx, paragraph, table } from './word/docx.fixture.ts'

const { db, ivone, open, choose, venueFiles } = emptyOffice('venue_file', 'venue_choice', 'venue_said')

const messages = async () => (await db.pool.query<{ n: number }>('select count(*)::int as n from inbox')).rows[0]?.n

const HEADER = ['Modalidade', 'Prova', 'Lugar', 'Nome', 'UF', 'Tempo']
const ROWS = [
  HEADER,
  ['Natação', '50 m livre feminino', '1º', 'Ana Inventada', 'AL', '27,31'],
  ['Natação', '50 m livre feminino', '2º', 'Bia Exemplo', 'PR', '27,92'],
]
const SHEETS = { sheets: [{ name: 'Resultados', rows: ROWS }] }
const legacy = () => {
  const sheet = utils.aoa_to_sheet(ROWS)
  const bytes: Uint8Array = write(
    { SheetNames: ['Resultados'], Sheets: { Resultados: sheet } },
    { bookType: 'biff8', type: 'buffer' },
  )
  return bytes
}
const printed = () =>
  printedPdf((page) => {
    for (const [at, cells] of ROWS.entries()) page.row(cells, [40, 120, 240, 290, 400, 450], 60 + at * 14)
  })
const page = `<table>${ROWS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** A meet of LENEX with two swimmers, whose content is given. */
const lenex = (contentOf: (swimmer: { lane: number; time: string }) => string) => {
  const swimmer = (id: number, name: string, lane: number, time: string) =>
    `<ATHLETE athleteid="${id}" lastname="Inventada" firstname="${name}" gender="F" birthdate="2010-05-05">${contentOf({ lane, time })}</ATHLETE>`
  return `<?xml version="1.0" encoding="UTF-8"?><LENEX version="3.0"><MEETS><MEET name="Torneio Inventado" course="LCM" nation="BRA"><SESSIONS><SESSION number="1" date="2027-09-14"><EVENTS><EVENT eventid="1" number="3" round="TIM" gender="F"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/><HEATS><HEAT heatid="1" number="1"/></HEATS></EVENT></EVENTS></SESSION></SESSIONS><CLUBS><CLUB code="AL" name="AL" nation="BRA"><ATHLETES>${swimmer(1, 'Ana Lua', 4, '00:01:01.00')}${swimmer(2, 'Bia Sol', 5, '00:01:00.50')}</ATHLETES></CLUB></CLUBS></MEET></MEETS></LENEX>`
}
const lenexEntries = lenex(() => '<ENTRIES><ENTRY eventid="1" entrytime="00:01:02.00"/></ENTRIES>')
const lenexResults = lenex(
  ({ lane, time }) =>
    `<RESULTS><RESULT resultid="${lane}" eventid="1" heatid="1" lane="${lane}" swimtime="${time}"/></RESULTS>`,
)
const RACE = 'F 1001   31112'
const CLUB = sdifClub('BRAL', 'AL')
const sdifEntry = (name: string) => sdifSwim(name, RACE, { seed: '1:02.00', born: '05052010' })
const sdifEntries = sdifFile([CLUB, sdifEntry('Inventada, Ana'), sdifEntry('Inventada, Bia')], { file: '01' })
const sdifResult = (name: string, final: string, lane: number) =>
  sdifSwim(name, RACE, { final, heats: `     1 ${lane}` })
const sdifResults = sdifFile([
  CLUB,
  sdifResult('Inventada, Ana Lua', '1:01.00', 4),
  sdifResult('Inventada, Bia Sol', '1:00.50', 5),
])

const NAMES = ['Ana Lua', 'Bia Sol'] as const

/** The meet in the columns of Hy-Tek; `results` behind the entries. */
const hy3 = (results: readonly string[] = []) =>
  [
    sdifRecord('A1', [[3, '07Results From MM to TM']]),
    sdifRecord('B1', [
      [3, 'Torneio Inventado'],
      [93, '0914202709152027'],
    ]),
    sdifRecord('B2', [[99, 'L']]),
    sdifRecord('C1', [
      [3, 'AL'],
      [8, 'AL'],
    ]),
    ...NAMES.flatMap((given, at) => [
      sdifRecord('D1', [
        [3, `F${String(at + 1).padStart(5)}Inventada`],
        [29, given],
        [89, '05052010'],
      ]),
      sdifRecord('E1', [
        [3, `F${String(at + 1).padStart(5)}`],
        [14, 'FG   100A 11 12'],
        [39, '3'],
        [52, '   63.00L'],
      ]),
      ...results.slice(at, at + 1),
    ]),
    '',
  ].join('\r\n')
const hy3Result = (seconds: string, lane: number) =>
  sdifRecord('E2', [
    [3, `F${seconds.padStart(8)}L `],
    [21, `  1  ${lane}`],
  ])

const NAMESPACES = ['office', 'table', 'text']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
/** The rows as a flat document of LibreOffice. */
const flat = () => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const rows = ROWS.map((cells) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><office:document ${NAMESPACES} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="Resultados">${rows}</table:table></office:spreadsheet></office:body></office:document>`
}

/** Opens a sheet and answers its questions: a delegation is Alagoas, anything else is new. */
async function opened(name: string, content: string | Uint8Array): Promise<SheetPlan> {
  let plan = await open(content, name)
  for (let round = 0; plan.questions.length > 0 && round < 3; round += 1) {
    const answers = Object.fromEntries(
      plan.questions.map(({ key, what }) => [key, what === 'organisation' ? 'AL' : 'new']),
    )
    plan = await choose(plan.id, { answers })
  }
  return plan
}
const applied = async ({ id, seen }: SheetPlan) =>
  (await ivone.call('POST', `/api/office/sheets/${id}/application`, { seen, leaveOut: false })).status

test.each(
  sampled<readonly [name: string, content: () => string | Uint8Array | Promise<string | Uint8Array>]>(
    [
      ['resultados.csv', () => ROWS.map((cells) => cells.join(';')).join('\n')],
      ['resultados.tsv', () => ROWS.map((cells) => cells.join('\t')).join('\n')],
      ['resultados.xlsx', () => writeXlsx(SHEETS)],
      ['resultados.ods', () => writeOds(SHEETS)],
      ['resultados.xls', legacy],
      ['pagina.xls', () => page],
      ['resultados.pdf', printed],
      ['resultados.docx', () => docx(paragraph('Resultados') + table(ROWS))],
      ['resultados.fods', flat],
      ['torneio.trf', () => trfFile(TRF_PLAYERS)],
      ['torneio.shi', () => shiFile(JUDO_CLASS)],
      ['inscritos.lef', () => lenexEntries],
      ['inscritos.lxf', () => zipSync({ 'meet.lef': strToU8(lenexEntries) })],
      ['inscritos.sd3', () => sdifEntries],
      ['inscritos.hy3', () => hy3()],
    ],
    8,
  ),
)('the same sheet twice changes nothing: %s (R12.5)', async (name, made) => {
  const content = await made()
  const first = await opened(name, content)
  expect(first).toMatchObject({ fault: null, questions: [], counts: { doubts: 0, problems: 0 } })
  expect(first.counts.new).toBeGreaterThan(1)
  expect(await applied(first)).toBe(200)
  const before = await messages()
  const second = await opened(name, content)
  expect(second).toMatchObject({ counts: { new: 0, changes: 0, leaves: 0, same: first.counts.new }, applicable: false })
  expect(await applied(second)).toBe(400)
  expect(await messages()).toBe(before)
})

const DASH = padRsc('ATHW100M--------------FNL-000100')
const SHOT = padRsc('ATHWSHOTPUT-----------FNL-000100')
const FREESTYLE = padRsc('SWMW100MFR------------FNL-000100')
/** A final with two athletes, numbers 11 and 12, in lanes 4 and 5. */
async function aFinal(unit: string): Promise<void> {
  const discipline = unit.slice(0, 3)
  const registered = (event: string, bib: string) => [
    { code: discipline, entries: [], registeredEvents: [{ event, bib, substitute: false, entries: [] }] },
  ]
  await receive(
    db.pool,
    schedule({ documentCode: discipline }, [aUnit({ code: unit, medal: 1 })]),
    participants(
      { documentCode: discipline },
      NAMES.map((givenName, at) =>
        aParticipant({
          code: String(at + 11),
          familyName: 'Inventada',
          givenName,
          printName: `${givenName} Inventada`,
          organisation: 'AL',
          disciplines: registered(padRsc(unit.slice(0, 22).replace(/-+$/, '')), String(at + 11)),
        }),
      ),
    ),
    results(
      { documentCode: unit, resultStatus: 'START_LIST' },
      NAMES.map((_, at) =>
        aResult({
          sortOrder: at + 1,
          startOrder: String(at + 4),
          startSortOrder: at + 4,
          competitor: aCompetitor({ code: String(at + 11), bib: String(at + 11) }),
        }),
      ),
    ),
  )
}

const detail = async (id: number) =>
  VenueFileDetail.parse((await ivone.call('GET', `/api/office/venue-files/${id}`)).body)
async function added(name: string, content: string | Uint8Array): Promise<VenueFileDetail> {
  const { body } = await ivone.call('POST', '/api/office/venue-files', {
    name,
    content: Buffer.from(content).toString('base64'),
  })
  return detail((body as { file: { id: number } }).file.id)
}
const broughtIn = async ({ file, seen }: VenueFileDetail) =>
  (await ivone.call('POST', `/api/office/venue-files/${file.id}/import`, { overCorrections: false, seen })).status

test.each(
  sampled(
    [
      [
        '004-1-01.lif',
        DASH,
        '4,1,1,100 m\r\n1,11,4,Inventada,Ana Lua,AL,12.31\r\n2,12,5,Inventada,Bia Sol,AL,12.40\r\n',
      ],
      [
        '004-1-01.lff',
        SHOT,
        '4,1,1,Women Shot Put,metric,\r\n1,11,1,1,Inventada,Ana Lua,AL,12.58,-0.0,F,-0.0\r\n2,12,2,2,Inventada,Bia Sol,AL,11.07,-0.0,11.50,-0.0\r\n',
      ],
      ['lynx.evt', DASH, '4,1,1,100 m\r\n,11,6,Inventada,Ana Lua,AL\r\n,12,7,Inventada,Bia Sol,AL\r\n'],
      ['meet.lef', FREESTYLE, lenexResults],
      ['meet.lxf', FREESTYLE, zipSync({ 'meet.lef': strToU8(lenexResults) })],
      ['meet.sd3', FREESTYLE, sdifResults],
      ['meet.hy3', FREESTYLE, hy3([hy3Result('61.00', 4), hy3Result('60.50', 5)])],
      ['meet.zip', FREESTYLE, zipSync({ 'meet.cl2': strToU8(sdifResults) })],
    ] as const,
    8,
  ),
)('the same timing file twice changes nothing: %s (R12.2)', async (name, unit, content) => {
  await aFinal(unit)
  const first = await added(name, content)
  const { id } = first.file
  expect(first).toMatchObject({ fault: null, problems: [], heats: [{ state: 'unit' }] })
  await ivone.call('PUT', `/api/office/venue-files/${id}/assignments`, {
    heats: [{ heat: first.heats[0]?.key, unit }],
    rows: [],
    marks: [],
  })
  expect(await broughtIn(await detail(id))).toBe(200)
  const before = await messages()
  const second = await added(name, content)
  expect(second.heats).toMatchObject([{ state: 'same' }])
  expect(await broughtIn(second)).toBe(409)
  await venueFiles.takeFromFolder(name, Buffer.from(content))
  await venueFiles.tryWaiting()
  expect(await messages()).toBe(before)
})
