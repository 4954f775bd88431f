import { expect, test } from 'vitest'
import { NOTHING_KNOWN, readSheet } from '../tables/sheets/index.ts'
import { readLenex, sheetsOfEntries } from './index.ts'

const style = (distance: number, stroke: string, legs = 1) =>
  `<SWIMSTYLE distance="${distance}" relaycount="${legs}" stroke="${stroke}"/>`
const GROUPS = `<AGEGROUPS><AGEGROUP agegroupid="1" agemin="12" agemax="13"/><AGEGROUP agegroupid="2" agemin="14" agemax="-1"/><AGEGROUP agegroupid="3" agemin="-1" agemax="-1"/></AGEGROUPS>`
const entry = (event: string, inside = '') => `<ENTRY eventid="${event}" entrytime="00:00:31.20">${inside}</ENTRY>`
const swimmer = (id: number, gender: string, born: string, entries: string) =>
  `<ATHLETE athleteid="${id}" license="L" lastname="Inventada" firstname="N${'abcdefgh'[id]}" gender="${gender}" birthdate="${born}"><ENTRIES>${entries}</ENTRIES></ATHLETE>`

function sheetsOf({ groups = '', ageDate = '', athletes = '', relays = '', more = '' }) {
  const read = readLenex(
    new TextEncoder().encode(`<LENEX version="3.0"><MEETS><MEET name="Meet">${ageDate}<SESSIONS><SESSION number="1" date="2027-09-14"><EVENTS>
      <EVENT eventid="1" number="1" gender="F" round="PRE">${style(50, 'FREE')}${groups}</EVENT>
      <EVENT eventid="2" number="1" gender="F" round="FIN">${style(50, 'FREE')}${groups}</EVENT>
      <EVENT eventid="3" number="2" gender="M">${style(100, 'BACK')}</EVENT>
      <EVENT eventid="4" number="3" gender="X">${style(50, 'MEDLEY', 4)}</EVENT>${more}
      </EVENTS></SESSION></SESSIONS><CLUBS><CLUB code="AL" name="Alagoas"><ATHLETES>${athletes}</ATHLETES><RELAYS>${relays}</RELAYS></CLUB></CLUBS></MEET></MEETS></LENEX>`),
  )
  if (!read.ok || read.value.meet === null) throw new Error('no meet')
  return sheetsOfEntries(read.value.meet)
}
const rowsOf = (sheets: ReturnType<typeof sheetsOf>, at = 0) => sheets[at]?.rows.slice(1).map(({ cells }) => cells)
const TWO = swimmer(1, 'F', '2014-12-31', entry('1') + entry('2')) + swimmer(2, 'M', '2010-05-05', entry('3'))
const RELAY = `<RELAY number="1" gender="X"><ENTRIES>${entry('4', '<RELAYPOSITIONS><RELAYPOSITION number="2" athleteid="2"/><RELAYPOSITION number="1" athleteid="1"/></RELAYPOSITIONS>')}</ENTRIES></RELAY>`

test('who is entered is a row an entry, once for all rounds of an event; teams have their swimmers in order (R12.2)', () => {
  const sheets = sheetsOf({ athletes: TWO + swimmer(3, 'F', '2012-01-01', ''), relays: RELAY })
  expect(rowsOf(sheets)).toEqual([
    ['Swimming', '50 m freestyle women', '', 'F', 'Inventada', 'Nb', 'Alagoas', '2014-12-31'],
    ['Swimming', '100 m backstroke men', '', 'M', 'Inventada', 'Nc', 'Alagoas', '2010-05-05'],
    ['Swimming', '', '', 'F', 'Inventada', 'Nd', 'Alagoas', '2012-01-01'],
  ])
  expect(rowsOf(sheets, 1)).toEqual([
    ['Swimming', '4 x 50 m medley mixed', '', 'Alagoas', 'Alagoas', 'Nb Inventada; Nc Inventada'],
  ])
})

test('the sheets’ road makes the codes of swimming of them, people and teams alike (R12.2, R12.5)', () => {
  const [entries, relays] = sheetsOf({ athletes: TWO, relays: RELAY }).map((sheet) =>
    readSheet(sheet, { known: NOTHING_KNOWN, answers: new Map([['organisation|*', 'new']]) }),
  )
  expect([entries?.kind, entries?.problems, entries?.questions]).toEqual(['participants', [], []])
  expect(entries?.batches.flatMap(({ rows }) => rows.map(({ cells }) => cells))).toMatchObject([
    {
      event: 'SWMW50MFR-------------------------'.slice(0, 34),
      gender: 'F',
      organisation: 'AL',
      birth_date: '2014-12-31',
    },
    { event: 'SWMM100MBA------------------------'.slice(0, 34), gender: 'M' },
  ])
  const people = entries?.batches.flatMap(({ rows }) => rows.map(({ cells }) => 'code' in cells && cells.code))
  expect([relays?.kind, relays?.problems]).toEqual(['teams', []])
  expect(relays?.batches[0]?.rows[0]?.cells).toMatchObject({ organisation: 'AL', athletes: people, gender: 'X' })
})

test('of an event of several age groups each has an event of its own, by the year or the day the meet counts by (R12.2)', () => {
  const groupsOf = (ageDate: string) =>
    rowsOf(sheetsOf({ groups: GROUPS, ageDate, athletes: TWO }))?.map(([, , group]) => group)
  expect(groupsOf('')).toEqual(['12-13 years', ''])
  expect(groupsOf('<AGEDATE type="DATE" value="2028-12-31"/>')).toEqual(['14 years and over', ''])
  expect(groupsOf('<AGEDATE type="DATE" value="2028-12-30"/>')).toEqual(['12-13 years', ''])
})

test('an age group that nobody can tell is told at its cell, not guessed (R12.2, B7)', () => {
  const of = (ageDate: string, born: string) =>
    sheetsOf({ groups: GROUPS, ageDate, athletes: swimmer(1, 'F', born, entry('1')) })[0]
  for (const sheet of [
    of('<AGEDATE type="CAN.FNQ" value="2027-12-31"/>', '2014-01-01'),
    of('', 'unknown'),
    of('', '2020-01-01'),
  ]) {
    if (!sheet) throw new Error('no sheet')
    const { problems } = readSheet(sheet, { known: NOTHING_KNOWN })
    expect(problems).toMatchObject([{ problem: 'error-cell', row: 2, field: 'category' }])
  }
})

test('women and men of one event are entered for the event of their age group and gender (R12.2)', () => {
  const group = (id: number, gender: string, min: number) =>
    `<AGEGROUP agegroupid="${id}" agemin="${min}" agemax="${min + 1}" gender="${gender}"/>`
  const groups = [group(1, 'F', 12), group(2, 'F', 14), group(3, 'M', 12), group(4, 'M', 14)].join('')
  const more = `<EVENT eventid="5" number="5" gender="A">${style(400, 'FREE')}<AGEGROUPS>${groups}</AGEGROUPS></EVENT>`
  const athletes = swimmer(1, 'F', '2014-12-31', entry('5')) + swimmer(2, 'M', '2013-05-05', entry('5'))
  expect(rowsOf(sheetsOf({ more, athletes }))?.map(([, ...row]) => row.slice(0, 3))).toEqual([
    ['400 m freestyle women', '12-13 years', 'F'],
    ['400 m freestyle men', '14-15 years', 'M'],
  ])
})

test('an event whose stroke is no stroke of LENEX is called by its distance (R12.2)', () => {
  const more = `<EVENT eventid="5" number="4" gender="F">${style(50, 'constructor')}</EVENT>`
  const athletes = swimmer(1, 'F', '2014-12-31', entry('5'))
  expect(rowsOf(sheetsOf({ athletes, more }))?.map(([, event]) => event)).toEqual(['50 m women'])
})
