import { describe, expect, test } from 'vitest'
import { NO_ATHLETE, NO_COMPETITOR, NO_LIST, NO_RESULT, NO_UNIT } from '../absent.ts'
import { readOdf, writeOdf } from '../index.ts'
import type { OdfBody, OdfCompositionAthlete } from '../message.ts'
import {
  type Draft,
  draftsOf,
  type InForce,
  messageOf,
  NOTHING_IN_FORCE,
  readTableRows,
  stops,
  TABLE_KINDS,
  type TableKind,
  templateOf,
} from './index.ts'

const UNIT = 'ATHM100M--------------FNL-000100--'
const utf8 = (text: string) => new TextEncoder().encode(text)
const cp1252 = (text: string) => Uint8Array.from(text, (c) => (c === '–' ? 0x96 : c.charCodeAt(0)))
const utf16 = (text: string) => Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const cellsOf = (kind: TableKind, bytes: Uint8Array) =>
  readTableRows(kind, bytes).rows.map(({ row, cells }) => ({ row, ...cells }))
const problemsOf = (kind: TableKind, bytes: Uint8Array) =>
  readTableRows(kind, bytes).problems.map(({ row, column, problem, value }) => [row, column, problem, value])
const drafted = (kind: TableKind, text: string, inForce: InForce = NOTHING_IN_FORCE) =>
  draftsOf(kind, readTableRows(kind, utf8(text)).rows, inForce, () => '-03:00')
function bodyOf<K extends OdfBody['kind']>(draft: Draft | undefined, kind: K): Extract<OdfBody, { kind: K }> {
  if (draft?.body.kind !== kind) throw new Error(`not ${kind}`)
  return draft.body as Extract<OdfBody, { kind: K }>
}

const CREWS = 'code;name;organisation;gender;event\r\nHBL1;São João – Praia;AL;W;HBLWTEAM7\r\n'
const CREW = {
  row: 2,
  code: 'HBL1',
  name: 'São João – Praia',
  organisation: 'AL',
  gender: 'W',
  event: 'HBLWTEAM7'.padEnd(34, '-'),
}

describe('files as spreadsheets save them (R12.2)', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', utf8(CREWS)],
    ['UTF-8 with a byte order mark', utf8(`\uFEFF${CREWS}`)],
    ['Windows-1252', cp1252(CREWS)],
    ['UTF-16 with a byte order mark', utf16(CREWS)],
    ['commas', utf8(CREWS.replaceAll(';', ','))],
    ['tabs', utf8(CREWS.replaceAll(';', '\t'))],
    ['line feeds alone', utf8(CREWS.replaceAll('\r\n', '\n'))],
    ['no last line break', utf8(CREWS.trimEnd())],
    ['everything quoted', utf8(CREWS.replace(/[^;\r\n]+/g, '"$&"'))],
    ['headers in Portuguese, capitals and accents', utf8(CREWS.replace(/^.*/, 'Código;NOME;Organização;Gênero;Prova'))],
    ['headers in Spanish', utf8(CREWS.replace(/^.*/, 'Código;Nombre;Organización;Género;Prueba'))],
    ['blanks around cells', utf8(CREWS.replaceAll(';', ' ; '))],
    ['empty cells to the right', utf8(CREWS.replaceAll('\r\n', ';;;\r\n'))],
    [
      'JSON',
      utf8(
        JSON.stringify([
          { code: 'HBL1', name: 'São João – Praia', organisation: 'AL', gender: 'W', event: 'HBLWTEAM7' },
        ]),
      ),
    ],
  ])('%s', (how, bytes) => {
    // a JSON list has no header to count
    expect(cellsOf('teams', bytes)).toEqual([{ ...CREW, row: how === 'JSON' ? 1 : 2 }])
    expect(problemsOf('teams', bytes)).toEqual([])
  })

  test('Excel’s own sep= line is obeyed and counted', () => {
    expect(cellsOf('teams', utf8(`sep=;\r\n${CREWS}`))).toEqual([{ ...CREW, row: 3 }])
  })

  test('a header below a sep= line and empty rows is reported by its own row', () => {
    expect(problemsOf('medallists', utf8('sep=,\n\nevent,medal,competitor\nJUDW57KG,gold,1\n'))).toEqual([
      [3, 'organisation', 'missing-column', null],
    ])
  })

  test('a quoted line break is a blank, and rows keep the numbers a spreadsheet shows', () => {
    const text = 'code;name;organisation;gender;event\nA1;"Lagoa\r\nAzul";AL;W;HBLW\n\n;;;;\nA2;Outra;AL;Q;HBLW\n'
    expect(cellsOf('teams', utf8(text))).toMatchObject([{ row: 2, name: 'Lagoa Azul' }])
    expect(problemsOf('teams', utf8(text))).toEqual([[5, 'gender', 'bad-choice', 'Q']])
  })

  test('the delimiter is the header’s, whatever stands inside quotes', () => {
    const text = 'unit;competitor;"name";result\nATHM100M--------------FNL-000100;1;"Silva, Ana, e outra";10,84\n'
    expect(cellsOf('results', utf8(text))).toMatchObject([{ name: 'Silva, Ana, e outra', result: '10.84' }])
  })

  test('ten thousand rows are read', () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `${n};Família ${n};F;AL;ATH`).join('\n')
    const { rows: read, problems } = readTableRows(
      'participants',
      utf8(`code;family_name;gender;organisation;discipline\n${rows}\n`),
    )
    expect([read.length, problems]).toEqual([10_000, []])
  })
})

describe('problems by row and column (R12.2)', () => {
  const people = 'code;family_name;gender;organisation;discipline;birth_date\n'
  test.each<[string, TableKind, string | Uint8Array, unknown[]]>([
    [
      'a spreadsheet that was not saved as CSV',
      'teams',
      Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]),
      [[null, null, 'not-text', null]],
    ],
    ['an empty file', 'medallists', '', expect.arrayContaining([[null, null, 'no-rows', null]]) as unknown[]],
    ['a header alone', 'medallists', 'event;medal;competitor;organisation\n', [[null, null, 'no-rows', null]]],
    [
      'a missing column',
      'medallists',
      'event;medal;competitor\nJUDW57KG;gold;1\n',
      [[1, 'organisation', 'missing-column', null]],
    ],
    [
      'a column that is not known',
      'medallists',
      'event;medal;competitor;organisation;Cor\nJUDW57KG;gold;1;AL;azul\n',
      [[1, 'Cor', 'unknown-column', null]],
    ],
    [
      'a column twice, once by another name',
      'medallists',
      'event;medal;competitor;organisation;medalha\nJUDW57KG;gold;1;AL;ouro\n',
      [[1, 'medal', 'duplicate-column', 'medalha']],
    ],
    [
      'a quote that is never closed',
      'teams',
      `${CREWS}A2;"Lagoa;AL;W;HBLW\n`,
      [[3, null, 'not-csv', 'CSV_QUOTE_NOT_CLOSED']],
    ],
    ['JSON that is none', 'teams', '[{"code": "A1",', [[null, null, 'not-json', expect.any(String)]]],
    ['JSON that is no list', 'teams', '{"code": "A1"}', [[null, null, 'not-json', null]]],
    [
      'a list of other things than rows',
      'teams',
      '[1]',
      [
        [1, null, 'not-json', '1'],
        [null, null, 'no-rows', null],
        [null, 'code', 'missing-column', null],
        [null, 'organisation', 'missing-column', null],
        [null, 'gender', 'missing-column', null],
      ],
    ],
    [
      'an unquoted comma',
      'results',
      `unit,competitor,rank,result\n${UNIT},1,1,10,84\n`,
      [[2, null, 'too-many-cells', '84']],
    ],
    [
      'an empty cell that is needed',
      'participants',
      `${people}1;;F;AL;ATH;\n`,
      [[2, 'family_name', 'missing-value', null]],
    ],
    [
      'several in one row',
      'participants',
      `${people}a b;Lima;?;AL;ATH;30/02/2009\n`,
      [
        [2, 'code', 'bad-code', 'a b'],
        [2, 'gender', 'bad-choice', '?'],
        [2, 'birth_date', 'bad-date', '30/02/2009'],
      ],
    ],
    [
      'a person of no discipline',
      'participants',
      `${people}1;Lima;F;AL;;\n`,
      [[2, 'discipline', 'missing-value', null]],
    ],
    [
      'a month before the day',
      'participants',
      `${people}1;Lima;F;AL;ATH;09/14/2009\n`,
      [[2, 'birth_date', 'bad-date', '09/14/2009']],
    ],
    ['an RSC of another level', 'results', 'unit;competitor\nATHM100M;1\n', [[2, 'unit', 'bad-code', 'ATHM100M']]],
    ['a time without its day', 'schedule', `unit;start_time\n${UNIT};14:02\n`, [[2, 'date', 'missing-value', null]]],
    [
      'an hour that is none',
      'schedule',
      `unit;date;start_time\n${UNIT};2027-09-14;25:00\n`,
      [[2, 'start_time', 'bad-time', '25:00']],
    ],
    ['a status that is none', 'schedule', `unit;status\n${UNIT};SOON\n`, [[2, 'status', 'bad-choice', 'SOON']]],
    [
      'a rank that is none',
      'results',
      `unit;competitor;rank\n${UNIT};1;primeiro\n`,
      [[2, 'rank', 'bad-number', 'primeiro']],
    ],
    [
      'a row twice',
      'results',
      `unit;competitor;rank\n${UNIT};1;1\n${UNIT};1;1\n`,
      [[3, 'competitor', 'repeated-row', '1']],
    ],
    [
      'two rows that contradict each other',
      'results',
      `unit;competitor;rank\n${UNIT};1;1\n${UNIT};1;2\n`,
      [[3, 'competitor', 'contradicting-row', '1']],
    ],
    [
      'a control character',
      'teams',
      CREWS.replace('Praia', 'Pr\u0001ia'),
      [[2, 'name', 'bad-text', 'São João – Pr\u0001ia']],
    ],
  ])('%s', (_, kind, file, expected) => {
    expect(problemsOf(kind, typeof file === 'string' ? utf8(file) : file)).toEqual(expected)
  })

  test('an unknown column and a repeated row stop nothing, all else does', () => {
    const of = (problem: Parameters<typeof stops>[0]['problem']) =>
      stops({ problem, row: 1, column: null, value: null })
    expect([of('unknown-column'), of('repeated-row'), of('contradicting-row'), of('bad-date')]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('rows without problems are still read, so that all problems are reported at once', () => {
    const file = utf8(`unit;competitor;rank\n${UNIT};1;x\n${UNIT};2;2\n`)
    expect(cellsOf('results', file)).toMatchObject([{ row: 3, competitor: '2' }])
  })

  test.each<[string, TableKind, string, unknown]>([
    [
      'two statuses of one list',
      'results',
      `unit;competitor;status\n${UNIT};1;OFFICIAL\n${UNIT};2;UNOFFICIAL\n`,
      { problem: 'contradicting-row', row: 3, column: 'status', value: 'UNOFFICIAL' },
    ],
    [
      'a person with two names',
      'participants',
      'code;family_name;gender;organisation;event\n1;Lima;F;AL;ATHW100M\n1;Reis;F;AL;ATHW200M\n',
      { problem: 'contradicting-row', row: 3, column: 'family_name', value: '"Reis"' },
    ],
    [
      'an event of another discipline',
      'participants',
      'code;family_name;gender;organisation;discipline;event\n1;Lima;F;AL;JUD;ATHW100M\n',
      { problem: 'bad-code', row: 2, column: 'discipline', value: 'JUD' },
    ],
  ])('%s', (_, kind, text, expected) => {
    expect(drafted(kind, text).problems).toEqual([expected])
  })
})

describe('cells', () => {
  test.each([
    ['10,84', '10.84'],
    ['1:43,20', '1:43.20'],
    ['1.234,56', '1234.56'],
    ['-0,3', '-0.3'],
    ['8.796', '8.796'],
    ['28–26', '28–26'],
    ['6-4, 6-3', '6-4, 6-3'],
  ])('the result %s is read as %s', (written, read) => {
    expect(cellsOf('results', utf8(`unit;competitor;result\n${UNIT};1;${written}\n`))).toMatchObject([{ result: read }])
  })
  test.each([
    ['1', '1'],
    ['1.', '1'],
    ['2º', '2'],
    ['3.0', '3'],
    ['=3', '3'],
    ['3=', '3'],
  ])('the rank %s is read as %s', (written, read) => {
    expect(cellsOf('results', utf8(`unit;competitor;rank\n${UNIT};1;${written}\n`))).toMatchObject([{ rank: read }])
  })
  test.each([
    ['2027-09-14', '14:02'],
    ['14/09/2027', '14:02:00'],
    ['14.9.2027', '14h02'],
  ])('%s %s is an instant with the venue’s offset', (date, time) => {
    const { drafts } = drafted('schedule', `unit;date;start_time;end_time\n${UNIT};${date};${time};0:30\n`)
    expect(bodyOf(drafts[0], 'schedule').units).toMatchObject([
      // what ends earlier than it begins ends the day after
      { start: '2027-09-14T14:02:00-03:00', end: '2027-09-15T00:30:00-03:00' },
    ])
  })
})

describe('rows become messages (R12.2)', () => {
  test.each(TABLE_KINDS)('the template of %s is a table without problems, and its message survives XML', (kind) => {
    const table = readTableRows(kind, utf8(templateOf(kind)))
    expect([table.problems, table.rows.length]).toEqual([[], 1])
    const { drafts, problems } = draftsOf(kind, table.rows, NOTHING_IN_FORCE, () => '-03:00')
    expect(problems).toEqual([])
    const sending = { competitionCode: 'TEST2027', version: 3, date: '2027-09-14', time: '090000000', source: 'TABLE' }
    const messages = drafts.map((draft) => messageOf(draft, sending))
    expect(messages.map((message) => readOdf(writeOdf(message)))).toEqual(
      messages.map((value) => ({ ok: true, value })),
    )
    expect(messages).toHaveLength(1)
  })

  test('a list is ordered by rank, those without one last, and who shares a rank is equal', () => {
    const { drafts } = drafted(
      'results',
      `unit;competitor;rank;irm\n${UNIT};d;;DNS\n${UNIT};a;2;\n${UNIT};b;1;\n${UNIT};c;2;\n`,
    )
    const rows = bodyOf(drafts[0], 'results').results
    expect(rows.map((r) => [r.sortOrder, r.competitor.code, r.rank, r.rankEqual, r.resultType])).toEqual([
      [1, 'b', '1', false, null],
      [2, 'a', '2', true, null],
      [3, 'c', '2', true, null],
      [4, 'd', null, false, 'IRM'],
    ])
  })

  test('head to head keeps the order of the file: home comes first (ODF §8)', () => {
    const { drafts } = drafted('results', `unit;competitor;rank;wlt\n${UNIT};home;2;L\n${UNIT};away;1;W\n`)
    expect(bodyOf(drafts[0], 'results').results.map((r) => r.competitor.code)).toEqual(['home', 'away'])
  })

  test('rows that correct a part of a list leave its status, unless they state one', () => {
    const inForce: InForce = {
      ...NOTHING_IN_FORCE,
      list: () => ({
        status: 'UNOFFICIAL',
        results: {
          ...NO_LIST,
          results: ['a', 'b'].map((code, at) => ({
            ...NO_RESULT,
            sortOrder: at + 1,
            competitor: { ...NO_COMPETITOR, code, type: 'A' as const },
          })),
        },
      }),
    }
    const statusOf = (...lines: string[]) => {
      const { rows } = readTableRows('results', utf8(lines.join('\n')))
      return draftsOf('results', rows, inForce, () => '-03:00', { keepsOthers: true }).drafts[0]?.resultStatus
    }
    expect(statusOf('unit;competitor;result', `${UNIT};a;10.84`)).toBe('UNOFFICIAL')
    expect(statusOf('unit;competitor;result;status', `${UNIT};a;10.84;OFFICIAL`)).toBe('OFFICIAL')
    expect(statusOf('unit;competitor;result', `${UNIT};a;10.84`, `${UNIT};b;10.90`)).toBe('OFFICIAL')
  })

  describe('medals in force beside those of a list that keeps others', () => {
    const medal = (line: string) => {
      const [colour = '', code = '', organisation = ''] = line.split(' ')
      return {
        medal: colour as 'gold',
        date: null,
        unit: null,
        competitors: [{ code, type: 'A' as const, organisation, order: 1, bib: null, teamName: null, athletes: [] }],
      }
    }
    const after = (event: string, before: string[], list: string[]) => {
      const inForce: InForce = {
        ...NOTHING_IN_FORCE,
        medals: () => ({ status: 'OFFICIAL', medals: before.map(medal), origin: 'list' }),
      }
      const text = [
        'event;medal;competitor;organisation',
        ...list.map((line) => `${event};${line.replaceAll(' ', ';')}`),
      ]
      const { rows } = readTableRows('medallists', utf8(text.join('\n')))
      const { drafts, problems } = draftsOf('medallists', rows, inForce, () => '-03:00', { keepsOthers: true })
      const { medals } = bodyOf(drafts[0], 'medallists')
      return [
        ...medals.map((one) => `${one.medal} ${one.competitors[0]?.code}`),
        ...problems.map(({ problem }) => problem),
      ]
    }
    const [JUDO, SWIMMING] = ['JUDM66KG', 'SWMW50MFR']
    const JUDO_MEDALS = ['gold a AL', 'silver b BA', 'bronze c SP', 'bronze d RJ']

    test.each([
      [
        'other colours stay',
        JUDO,
        JUDO_MEDALS,
        ['bronze c SP', 'bronze d RJ'],
        ['gold a', 'silver b', 'bronze c', 'bronze d'],
      ],
      [
        'a colour is replaced',
        SWIMMING,
        ['gold a AL', 'silver b BA'],
        ['gold b BA', 'silver c SP'],
        ['gold b', 'silver c'],
      ],
      ['a bronze joins the only other one of judo', JUDO, ['bronze c SP'], ['bronze d RJ'], ['bronze d', 'bronze c']],
      ['a bronze of swimming is replaced', SWIMMING, ['bronze c SP'], ['bronze d RJ'], ['bronze d']],
      [
        'one of two bronzes is left open',
        JUDO,
        JUDO_MEDALS,
        ['bronze e CE'],
        ['gold a', 'silver b', 'bronze e', 'other-bronzes'],
      ],
    ])('%s', (_, event, before, list, medals) => {
      expect(after(event, before, list)).toEqual(medals)
    })
  })

  test('a corrected side of a match stays where it is, also without a winner', () => {
    const table = (...rows: string[]) => ['unit;competitor;irm;wlt', ...rows.map((row) => `${UNIT};${row}`)].join('\n')
    const order = (text: string, inForce?: InForce) => {
      const body = bodyOf(
        draftsOf('results', readTableRows('results', utf8(text)).rows, inForce ?? NOTHING_IN_FORCE, () => '-03:00', {
          keepsOthers: true,
        }).drafts[0],
        'results',
      )
      return { body, codes: body.results.map(({ competitor }) => competitor.code) }
    }
    const both = order(table('a;DSQ;', 'b;DSQ;')).body
    const inForce: InForce = { ...NOTHING_IN_FORCE, list: () => ({ status: 'OFFICIAL', results: both }) }
    expect(order(table('b;;'), inForce).codes).toEqual(['a', 'b'])
    expect(order(table('b;;W', 'a;;L'), inForce).codes).toEqual(['a', 'b'])
  })

  test('a start list is ordered by its places', () => {
    const { drafts } = drafted('start-lists', `unit;competitor;raia\n${UNIT};a;10\n${UNIT};b;9\n`)
    expect([
      drafts[0]?.resultStatus,
      bodyOf(drafts[0], 'results').results.map((r) => [r.competitor.code, r.startOrder]),
    ]).toEqual([
      'START_LIST',
      [
        ['b', '9'],
        ['a', '10'],
      ],
    ])
  })

  test('a start list does not take results away', () => {
    const inForce: InForce = {
      ...NOTHING_IN_FORCE,
      list: () => ({ status: 'OFFICIAL', results: { ...NO_LIST, results: [] } }),
    }
    expect(drafted('start-lists', `unit;competitor\n${UNIT};a\n`, inForce).problems).toEqual([
      { problem: 'has-results', row: 2, column: 'unit', value: UNIT },
    ])
  })

  test('what the file has no column for stays as it is inForce; an empty cell says that there is nothing', () => {
    const unit = {
      ...NO_UNIT,
      code: UNIT,
      scheduleStatus: 'RUNNING' as const,
      start: null,
      name: { por: 'Final' },
      venue: 'ARN',
      venueName: 'Arena',
    }
    const { drafts } = drafted('schedule', `unit;venue_name\n${UNIT};\n`, { ...NOTHING_IN_FORCE, unit: () => unit })
    expect(bodyOf(drafts[0], 'schedule').units).toEqual([{ ...unit, venueName: null }])
  })

  test('a result keeps what the table cannot say: splits and composition', () => {
    const known = {
      ...NO_RESULT,
      sortOrder: 1,
      rank: '1',
      extended: [{ type: 'ER', code: 'INTERMEDIATE', pos: '1', value: '5.2' }],
      competitor: {
        code: '1',
        type: 'A' as const,
        bib: '7',
        organisation: 'AL',
        teamName: null,
        entries: [],
        athletes: [],
        opponents: [],
      },
    }
    const inForce: InForce = {
      ...NOTHING_IN_FORCE,
      list: () => ({ status: 'UNOFFICIAL', results: { ...NO_LIST, results: [known] } }),
    }
    const { drafts } = drafted('results', `unit;competitor;result\n${UNIT};1;10,84\n`, inForce)
    expect(bodyOf(drafts[0], 'results').results).toEqual([{ ...known, result: '10.84' }])
  })

  describe('the scores of exercises are extended results', () => {
    const code = 'GARW1AA---------------FNL-000100--'
    const scores = (exercises: string, inForce?: InForce) => {
      const { drafts } = drafted('results', `unit;competitor;result;exercises\n${code};1;49,3;${exercises}\n`, inForce)
      return bodyOf(drafts[0], 'results').results[0]?.extended
    }
    const floor = { type: 'ER', code: 'FX', value: '12.350', extensions: [{ code: 'EXECUTION', value: '7.1' }] }
    const competitor = { ...NO_COMPETITOR, code: '1', type: 'A' as const }
    const former = { ...NO_RESULT, sortOrder: 1, result: '49.3', extended: [floor], competitor }
    const inForce: InForce = {
      ...NOTHING_IN_FORCE,
      list: () => ({ status: 'OFFICIAL', results: { ...NO_LIST, results: [former] } }),
    }
    test('with a decimal comma or point', () => {
      expect(scores('FX 12.350 VT 13,1')).toEqual([
        { type: 'ER', code: 'FX', value: '12.350' },
        { type: 'ER', code: 'VT', value: '13.1' },
      ])
    })
    test('a score in force keeps its parts while it stays the same', () => {
      expect(scores('FX 12.350', inForce)).toEqual([floor])
      expect(scores('FX 12.400', inForce)).toEqual([{ type: 'ER', code: 'FX', value: '12.400' }])
      expect(scores('VT 13.100', inForce)).toEqual([{ type: 'ER', code: 'VT', value: '13.100' }])
      expect(scores('', inForce)).toEqual([])
    })
    test('a code without a score is a problem of the cell', () => {
      const cell = 'FX 12.3 VT'
      expect(problemsOf('results', utf8(`unit;competitor;exercises\n${code};1;${cell}\n`))).toEqual([
        [2, 'exercises', 'bad-number', cell],
      ])
    })
  })

  describe('how a bout was won is an info of its list', () => {
    const code = 'WREMFS57KG------------FNL-000100--'
    const info = (of: string, value: string) => ({ type: 'UI', code: of, value })
    const side = (at: number, wlt: 'W' | 'L') => ({
      ...NO_RESULT,
      sortOrder: at,
      wlt,
      competitor: { ...NO_COMPETITOR, code: String(at), type: 'A' as const },
    })
    const inForce: InForce = {
      ...NOTHING_IN_FORCE,
      list: () => ({
        status: 'OFFICIAL',
        results: {
          ...NO_LIST,
          extendedInfos: [info('VENUE', 'A'), info('DECISION', 'VFA'), info('DECISION_TIME', '1:40')],
          results: [side(1, 'W'), side(2, 'L')],
        },
      }),
    }
    const infos = (header: string, one: string, other: string, before?: InForce) => {
      const { drafts } = drafted('results', `unit;competitor;${header}\n${code};1;${one}\n${code};2;${other}\n`, before)
      return bodyOf(drafts[0], 'results').extendedInfos
    }
    test('with its time', () => {
      expect(infos('wlt;decision', 'W;VFA 1:40', 'L;')).toEqual([
        info('DECISION', 'VFA'),
        info('DECISION_TIME', '1:40'),
      ])
      expect(infos('wlt;decision', 'W;VSU1', 'L;VSU1', inForce)).toEqual([info('VENUE', 'A'), info('DECISION', 'VSU1')])
    })
    test('it stays while the winner is the same', () => {
      expect(infos('wlt', 'W', 'L', inForce)).toHaveLength(3)
      expect(infos('wlt', 'L', 'W', inForce)).toEqual([info('VENUE', 'A')])
    })
    test('other words are a problem of the cell', () => {
      expect(problemsOf('results', utf8(`unit;competitor;decision\n${code};1;by fall\n`))).toEqual([
        [2, 'decision', 'bad-choice', 'by fall'],
      ])
    })
  })

  describe('R12.2 a name in a list is the whole name of who stands there', () => {
    const listed = (athletes: readonly OdfCompositionAthlete[]): InForce => ({
      ...NOTHING_IN_FORCE,
      list: () => ({
        status: 'UNOFFICIAL',
        results: {
          ...NO_LIST,
          results: [
            { ...NO_RESULT, sortOrder: 1, competitor: { ...NO_COMPETITOR, code: '1', type: 'A' as const, athletes } },
          ],
        },
      }),
    })
    const ana: OdfCompositionAthlete = { ...NO_ATHLETE, code: '1', order: 1, familyName: 'LIMA', givenName: 'Ana' }
    const athletesOf = (name: string, inForce: readonly OdfCompositionAthlete[]) =>
      bodyOf(drafted('results', `unit;competitor;name\n${UNIT};1;${name}\n`, listed(inForce)).drafts[0], 'results')
        .results[0]?.competitor.athletes

    test.each([
      ['another name', 'REIS Ana Clara', { familyName: 'REIS Ana Clara', givenName: null }],
      ['the name in the other order', 'Ana LIMA', { familyName: 'Ana LIMA', givenName: null }],
      ['the name that is inForce', 'LIMA Ana', { familyName: 'LIMA', givenName: 'Ana' }],
      ['no name', '', { familyName: null, givenName: null }],
    ])('%s leaves nothing of the name before beside it', (_, name, expected) => {
      expect(athletesOf(name, [ana])).toEqual([{ ...ana, ...expected }])
    })

    test('one who stood there without a composition has the name as well', () => {
      expect(athletesOf('LIMA Ana', [])).toEqual([{ ...ana, familyName: 'LIMA Ana', givenName: null }])
      expect(athletesOf('', [])).toEqual([])
    })

    test('a medallist is named as the others are', () => {
      const inForce: InForce = {
        ...NOTHING_IN_FORCE,
        medals: () => ({
          status: 'OFFICIAL',
          medals: [
            {
              medal: 'gold',
              date: null,
              unit: null,
              competitors: [
                { code: '1', type: 'A', organisation: 'AL', order: 1, bib: null, teamName: null, athletes: [ana] },
              ],
            },
          ],
        }),
      }
      const { drafts } = drafted(
        'medallists',
        'event;medal;competitor;organisation;name\nATHM100M;gold;1;AL;Ana REIS\n',
        inForce,
      )
      expect(bodyOf(drafts[0], 'medallists').medals[0]?.competitors[0]?.athletes).toEqual([
        { ...ana, familyName: 'Ana REIS', givenName: null },
      ])
    })
  })

  test('a person’s rows are one person with all of their events', () => {
    const { drafts } = drafted(
      'participants',
      'code;family_name;given_name;gender;organisation;event;bib\n1;Lima;Ana;F;AL;ATHW100M;12\n1;Lima;Ana;F;AL;ATHW200M;13\n',
    )
    expect(bodyOf(drafts[0], 'participants').participants).toMatchObject([
      {
        code: '1',
        printName: 'LIMA Ana',
        disciplines: [{ registeredEvents: [{ bib: '12' }, { bib: '13' }] }],
      },
    ])
  })
})
