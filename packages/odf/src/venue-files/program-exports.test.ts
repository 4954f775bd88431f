import { describe, expect, test } from 'vitest'
import { readCsvRows } from '../tables/records.ts'
import { NOTHING_KNOWN, readSheet, type Sheet } from '../tables/sheets/index.ts'
import { asSheetOfProgram } from './index.ts'

const sheetOf = (text: string): Sheet => ({ name: 'export', rows: readCsvRows(text) ?? [] })
const read = (text: string) => {
  const reading = readSheet(asSheetOfProgram(sheetOf(text)), {
    known: NOTHING_KNOWN,
    answers: new Map([['organisation|*', 'new']]),
  })
  const cells = reading.batches.flatMap(({ kind, rows }) => rows.map((row) => ({ kind, ...row.cells })))
  return { ...reading, cells }
}

/** A start list as Roster Athletics exports it; all people are invented. */
const ROSTER =
  'MeetingId,EntryId,StartListId,Title,RelayTeamName,FullName,FirstName,MiddleName,LastName,Gender,ParaClassRunJump,ParaClassThrow,NotesPublic,NotesInternal,CountryCode,DateOfBirth,YearOfBirth,SchoolGrade,TilastopajaId,RelayId,EventStart,EventCode,PZLAEventCode,PZLAEventCodeNum,UKAEventCode,EventStage,AgeGroup,MultipleAgeGroups,OldestAgeGroup,CombinedEventRelation,ShortClubName,ClubName,TeamName,TeamGender,BibNumber,Lane,EventGroup,PersonalBest,SeasonBest,SeedingResult'
const entry = (person: string, code: string, stage: string, club: string, bib: number, group = 0) =>
  `1,${bib},9,"U16 Girls",,${person} Inventada,${person},,Inventada,Female,,,,,BRA,2011-05-0${bib % 9},2011,,,,"2026-12-01 17:28:00",${code},,,,${stage},16,false,16,None,${club},${club} AC,,,${bib},${bib},${group},13.54,13.54,13.60`

describe('an export of Roster Athletics', () => {
  test('a start list has events, classes, rounds, clubs, numbers and lanes, and asks only for the clubs', () => {
    const { questions, problems, kind, cells } = read(
      [ROSTER, entry('Ana', '100', 'Final', 'Alfa', 1), entry('Bia', '100', 'Final', 'Beta', 2)].join('\n'),
    )
    expect([kind, questions, problems]).toEqual(['start-lists', [], []])
    const unit = expect.stringMatching(/^ATHW100M----U16-------FNL-/)
    expect(cells).toMatchObject([
      { kind: 'start-lists', unit, bib: '1', start_order: 1, name: 'Ana Inventada', organisation: 'ALFAAC' },
      { kind: 'start-lists', unit, bib: '2', start_order: 2, name: 'Bia Inventada', organisation: 'BETAAC' },
    ])
  })

  test('groups of a round are its heats, counted from 0', () => {
    const { cells } = read(
      [ROSTER, entry('Ana', '100', 'Heats', 'Alfa', 1, 0), entry('Bia', '100', 'Heats', 'Beta', 2, 1)].join('\n'),
    )
    expect(cells.flatMap((row) => ('unit' in row ? [row.unit] : []))).toEqual([
      expect.stringMatching(/HEAT000100--$/),
      expect.stringMatching(/HEAT000200--$/),
    ])
  })

  test('places, times and reasons are results, whatever the order of the columns', () => {
    const { kind, problems, cells } = read(
      [
        'EntryId,Place,Result,ResultStatus,WindReading,EventCode,EventStage,Gender,LastName,FirstName,ClubName,BibNumber',
        '1,1,12.95,,0.4,100H,Final,Female,Inventada,Ana,Alfa AC,1',
        '2,,,DNS,0.4,100H,Final,Female,Inventada,Bia,Beta AC,2',
      ].join('\n'),
    )
    expect([kind, problems]).toEqual(['results', []])
    expect(cells.filter((row) => row.kind === 'results')).toMatchObject([
      { unit: expect.stringMatching(/^ATHW100MHURD/), rank: '1', result: '12.95' },
      { irm: 'DNS' },
    ])
  })

  test.each([
    ['LJ', 'ATHWLONGJUMP'],
    ['JT', 'ATHWJAVELIN'],
    ['3000SC', 'ATHW3000MSTE'],
    ['1500', 'ATHW1500M'],
  ])('the event code %s is %s', (code, event) => {
    const { cells } = read([ROSTER, entry('Ana', code, 'Final', 'Alfa', 1)].join('\n'))
    expect(JSON.stringify(cells)).toContain(event.slice(0, 10))
  })
})

describe('a table of OpenTrack', () => {
  const HEADER =
    'Competitor id,National Id,First Name,Last Name,Gender,Date Of Birth,Team id,Nationality,Event1,Event2,Event3'

  test('each event of a competitor is an entry, with the team as the delegation', () => {
    const { questions, problems, kind, cells } = read(
      `${HEADER}\n101,,Ana,Inventada,F,2010-04-03,ALF,BRA,100,LJ,\n_7,,Bia,Inventada,F,2010-04-04,BET,BRA,100,,\n`,
    )
    expect([kind, questions, problems]).toEqual(['participants', [], []])
    expect(cells.filter((row) => row.kind === 'participants')).toMatchObject([
      { event: expect.stringMatching(/^ATHW100M/), bib: '101' },
      { event: expect.stringMatching(/^ATHWLONGJUMP/) },
      { event: expect.stringMatching(/^ATHW100M/) },
    ])
    expect(JSON.stringify(cells)).not.toContain('_7')
  })

  test('a number of its events grid stays the name of the event', () => {
    const sheet = asSheetOfProgram(sheetOf(`${HEADER}\n101,,Ana,Inventada,F,2010-04-03,ALF,BRA,T01,,\n`))
    expect(sheet.rows[1]?.cells).toContain('T01')
  })
})

test('any other table is unchanged, also one with some of the headers', () => {
  const sheet = sheetOf('EntryId,Event,FirstName,LastName,Gender\n1,100 m,Ana,Inventada,F\n')
  expect(asSheetOfProgram(sheet)).toBe(sheet)
  expect(asSheetOfProgram({ name: 'empty', rows: [] })).toEqual({ name: 'empty', rows: [] })
})
