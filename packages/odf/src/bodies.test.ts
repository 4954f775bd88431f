import { readFileSync } from 'node:fs'
import { padRsc } from '@games/domain'
import { describe, expect, test } from 'vitest'
import { type OdfMessage, readOdf } from './index.ts'

/** The message of a fixture; what stands in the fixtures is written by hand, so these do not lean on `writeOdf`. */
function read(path: string): OdfMessage {
  const message = readOdf(readFileSync(new URL(`../../../fixtures/odf/${path}`, import.meta.url)))
  if (!message.ok) throw new Error(message.error.reason)
  return message.value
}
const bodyOf = (path: string) => read(path).body

const JUDO = 'JUDM60KG--------------'
const FINAL = `${JUDO}FNL-000100--`
const HEAT = 'ATHW100M--------------HEAT000100--'

describe('the header (ODF §1)', () => {
  test('holds every part of the identity', () => {
    expect(read('ATH/result-official.xml').header).toEqual({
      competitionCode: 'YG2027',
      documentCode: HEAT,
      documentSubcode: null,
      documentType: 'DT_RESULT',
      documentSubtype: null,
      version: 6,
      resultStatus: 'OFFICIAL',
      language: 'POR',
      feedFlag: 'P',
      date: '2027-09-14',
      time: '100500000',
      logicalDate: '2027-09-14',
      source: 'YGRS1',
    })
    expect(read('GLO/codes-venue.xml').header.documentSubtype).toBe('VENUE')
  })

  test('comes with the notes, oldest first', () => {
    expect(read('ATH/result-official.xml').notes).toEqual([
      'Desclassificação incluída.',
      'Tempo corrigido: 12.06 -> 12.05 & foto',
    ])
  })

  test('takes empty attributes as absent', () => {
    const { header, body } = read('JUD/schedule-empty-attributes.xml')
    expect(header).toMatchObject({ documentSubcode: null, language: null })
    expect(body).toMatchObject({
      units: [{ unitNum: null, sessionCode: null, start: null, medal: 0, order: null }],
    })
  })
})

describe('the schedule (ODF §6)', () => {
  test('has sessions and units with all that a day shows', () => {
    const body = bodyOf('JUD/schedule.xml')
    if (body.kind !== 'schedule') throw new Error(body.kind)
    expect(body.sessions).toEqual([
      {
        code: 'JUD01',
        start: '2027-09-14T09:00:00-03:00',
        end: '2027-09-14T13:00:00-03:00',
        venue: 'ART',
        venueName: 'Arena de Teste',
        status: 'SCHEDULED',
        name: { por: 'Judô, manhã', eng: 'Judo, morning', spa: 'Judo, mañana' },
      },
    ])
    const [semifinal, final, repechage] = body.units
    expect(semifinal).toEqual({
      code: `${JUDO}SFNL000100--`,
      phaseType: '3',
      scheduleStatus: 'FINISHED',
      unitNum: '7',
      start: '2027-09-14T10:00:00-03:00',
      end: '2027-09-14T10:08:00-03:00',
      actualStart: '2027-09-14T10:02:11-03:00',
      actualEnd: '2027-09-14T10:07:40-03:00',
      hideStart: false,
      hideEnd: false,
      order: null,
      medal: 0,
      venue: 'ART',
      venueName: 'Arena de Teste',
      location: 'TM1',
      locationName: 'Tatame 1',
      sessionCode: 'JUD01',
      startText: null,
      name: { por: 'Masculino até 60 kg, semifinal 1', eng: 'Men -60 kg, semi-final 1' },
      startList: [
        {
          sortOrder: 1,
          startOrder: '1',
          competitor: { code: '9000101', type: 'A', organisation: 'BA' },
          previousUnit: null,
        },
        {
          sortOrder: 2,
          startOrder: '2',
          competitor: { code: '9000102', type: 'A', organisation: 'SP' },
          previousUnit: null,
        },
      ],
    })
    expect(final).toMatchObject({
      hideStart: true,
      hideEnd: true,
      order: 3,
      medal: 1,
      startText: { por: 'a seguir' },
      startList: [
        { competitor: null, previousUnit: { unit: `${JUDO}SFNL000100--`, value: '7', wlt: 'W' } },
        { competitor: null, previousUnit: { unit: `${JUDO}SFNL000200--`, value: '8', wlt: 'W' } },
      ],
    })
    expect(repechage).toMatchObject({ scheduleStatus: 'UNSCHEDULED', start: null, venue: 'TBD', startList: [] })
  })

  test('has a planned break also by its other name', () => {
    expect(bodyOf('JUD/schedule-update.xml')).toMatchObject({ units: [{ scheduleStatus: 'SCHEDULED_BREAK' }] })
  })

  test('keeps the last of a unit that is there twice (ODF §13)', () => {
    expect(bodyOf('JUD/schedule-duplicate-unit.xml')).toMatchObject({
      units: [{ code: FINAL, scheduleStatus: 'RESCHEDULED', start: '2027-09-14T12:30:00-03:00' }],
    })
  })

  test('pads an RSC of 33 characters (ODF §13)', () => {
    expect(bodyOf('JUD/schedule-short-rsc.xml')).toMatchObject({ units: [{ code: FINAL }] })
  })
})

describe('participants and teams (ODF §7)', () => {
  test('a participant has names, personal facts and entries', () => {
    const body = bodyOf('JUD/participants.xml')
    if (body.kind !== 'participants') throw new Error(body.kind)
    expect(body.participants).toHaveLength(2)
    expect(body.participants[0]).toEqual({
      code: '9000101',
      parent: '9000101',
      status: 'ACTIVE',
      familyName: 'Exemplo',
      givenName: 'Ivo Teste',
      printName: 'EXEMPLO Ivo Teste',
      printInitialName: 'EXEMPLO I',
      tvName: 'Ivo Teste EXEMPLO',
      gender: 'M',
      organisation: 'BA',
      birthDate: '2010-05-06',
      height: '165',
      weight: '59',
      placeOfBirth: 'Vila Exemplo',
      countryOfBirth: 'BRA',
      placeOfResidence: null,
      nationality: 'BRA',
      mainFunction: 'AA01',
      disciplines: [
        {
          code: padRsc('JUD'),
          entries: [{ type: 'ENTRY', code: 'GRIP', value: 'LEFT' }],
          registeredEvents: [
            {
              event: padRsc(JUDO),
              bib: '12',
              substitute: true,
              entries: [{ type: 'ENTRY', code: 'SEED', value: '1' }],
            },
          ],
        },
      ],
    })
  })

  test.each(['latin-1', 'utf-16', 'utf-8-bom'])('a name comes through in %s', (encoding) => {
    expect(bodyOf(`JUD/participants-${encoding}.xml`)).toMatchObject({
      participants: [{ familyName: 'Açaí', givenName: 'João Teste', organisation: 'PB' }],
    })
  })

  test('a team has its athletes in the order that is said, not the order they come in', () => {
    expect(bodyOf('VVO/teams.xml')).toEqual({
      kind: 'teams',
      teams: [
        {
          code: 'VVOWTEAM6---MG-01',
          status: 'ACTIVE',
          organisation: 'MG',
          name: 'Minas Gerais',
          shortName: 'Minas Gerais',
          tvName: 'MINAS GERAIS',
          gender: 'W',
          teamType: 'ATH',
          discipline: padRsc('VVO'),
          athletes: ['9000301', '9000302'],
          registeredEvents: [padRsc('VVOWTEAM6---D1--------')],
        },
      ],
    })
  })

  test('an entry has what the event knows of the competitor', () => {
    expect(bodyOf('ATH/entries.xml')).toEqual({
      kind: 'entries',
      entries: [
        {
          code: '9000201',
          type: 'A',
          organisation: 'CE',
          sortOrder: 1,
          bib: '101',
          status: 'ENT',
          substitute: false,
          extended: [{ type: 'ENTRY', code: 'PB', value: '12.01' }],
          athletes: [{ code: '9000201', order: 1, bib: '101' }],
        },
        {
          code: '9000202',
          type: 'A',
          organisation: 'RS',
          sortOrder: 2,
          bib: '102',
          status: null,
          substitute: true,
          extended: [],
          athletes: [],
        },
      ],
    })
  })
})

describe('results (ODF §8)', () => {
  test('say all that is known of the unit', () => {
    expect(bodyOf('ATH/result-official.xml')).toMatchObject({
      kind: 'results',
      start: '2027-09-14T10:01:30-03:00',
      end: '2027-09-14T10:01:45-03:00',
      extendedInfos: [{ type: 'UI', code: 'WIND_SPEED', value: '+1.2' }],
      sportDescription: { disciplineName: 'Atletismo', eventName: '100 m feminino', subEventName: 'Bateria 1' },
      venueName: 'Estádio de Teste',
      locationName: 'Pista',
      clock: null,
      periods: [],
      officials: [{ code: '9000901', function: 'J_REF', name: 'Rui Teste Apito', organisation: 'DF' }],
      progress: { unitsTotal: 4, unitsComplete: 1, lastUnit: HEAT },
    })
  })

  test('say all that is known of each competitor', () => {
    const body = bodyOf('ATH/result-official.xml')
    if (body.kind !== 'results') throw new Error(body.kind)
    expect(body.results).toHaveLength(3)
    expect(body.results[0]).toEqual({
      rank: '1',
      rankEqual: true,
      resultType: 'TIME',
      result: '12.05',
      irm: null,
      qualificationMark: 'Q',
      wlt: null,
      sortOrder: 1,
      startOrder: '3',
      startSortOrder: 1,
      diff: null,
      pty: null,
      photoFinish: 'E',
      won: null,
      lost: null,
      tied: null,
      played: null,
      for: null,
      against: null,
      ratio: null,
      extended: [
        { type: 'ER', code: 'REACT_TIME', value: '0.151' },
        {
          type: 'ER',
          code: 'INTERMEDIATE',
          pos: '1',
          value: '6.40',
          value2: '6.40',
          valueType: 'TIME',
          rank: '1',
          rankEqual: true,
          sortOrder: 1,
          diff: '0.00',
          extensions: [{ code: 'SPEED', pos: '1', value: '8.2' }],
        },
      ],
      recordIndicators: [{ order: 1, code: 'YGR', recordType: 'YG', equalled: true }],
      items: [],
      competitor: {
        code: '9000201',
        type: 'A',
        bib: '101',
        organisation: 'CE',
        teamName: null,
        entries: [{ type: 'EUE', code: 'LANE', value: '3' }],
        athletes: [
          {
            code: '9000201',
            order: 1,
            bib: '101',
            startOrder: null,
            role: null,
            familyName: 'Exemplo',
            givenName: 'Ana Teste',
            gender: 'F',
            organisation: 'CE',
            extended: [],
            entries: [],
          },
        ],
      },
    })
    expect(body.results[1]).toMatchObject({ qualificationMark: 'q', diff: '0.00' })
    expect(body.results[2]).toMatchObject({ rank: null, irm: 'DQ', resultType: 'IRM' })
  })

  test('of a match have clock, periods, teams and shirts', () => {
    expect(bodyOf('VVO/result-live.xml')).toMatchObject({
      clock: { period: 'S2', running: true, time: '00:21' },
      periods: [
        { code: 'S1', homeScore: '1', awayScore: '0', homePeriodScore: '25', awayPeriodScore: '21' },
        { code: 'S2', homeScore: null, awayScore: null, homePeriodScore: '7', awayPeriodScore: '9' },
      ],
      results: [
        { wlt: null, competitor: { type: 'T', teamName: 'Minas Gerais', athletes: [{ bib: '4', role: 'LIB' }] } },
        { competitor: { teamName: 'Paraná', athletes: [] } },
      ],
    })
  })

  test('of a phase name the unit they come from', () => {
    expect(bodyOf('ATH/phase-result.xml')).toMatchObject({
      results: [{ items: [{ unit: HEAT, order: 1, rank: '1', result: '12.05', irm: null, resultType: 'TIME' }] }],
    })
  })

  test('keep a placeholder as the code it is (ODF §7)', () => {
    expect(bodyOf('ATH/result-start-list.xml')).toMatchObject({
      results: [{}, { competitor: { code: 'TBD', organisation: null } }],
    })
  })

  test('ignore what a later dictionary added', () => {
    expect(bodyOf('JUD/result-future.xml')).toMatchObject({ results: [{ rank: '1', wlt: 'W', result: '10' }] })
  })

  test('with SortOrder 0 keep the order of the message (ODF §13)', () => {
    expect(bodyOf('JUD/result-sort-order-zero.xml')).toMatchObject({
      results: [
        { sortOrder: 1, competitor: { code: '9000101' } },
        { sortOrder: 2, competitor: { code: '9000102' } },
      ],
    })
  })

  test('keep the last of a competitor that is twice in the same place (ODF §13)', () => {
    expect(bodyOf('JUD/result-duplicate.xml')).toMatchObject({
      results: [
        { sortOrder: 1, result: '10' },
        { sortOrder: 2, result: '0' },
      ],
    })
  })
})

describe('medals (ODF §10)', () => {
  test('medallists come with medal, day, unit and people; nobody stands in for nobody', () => {
    const body = bodyOf('JUD/medallists.xml')
    if (body.kind !== 'medallists') throw new Error(body.kind)
    expect(body.medals.map(({ medal }) => medal)).toEqual(['gold', 'silver', 'bronze', 'bronze'])
    expect(body.medals[0]).toMatchObject({
      date: '2027-09-14',
      unit: FINAL,
      competitors: [
        {
          code: '9000101',
          type: 'A',
          organisation: 'BA',
          order: 1,
          bib: null,
          teamName: null,
          athletes: [{ code: '9000101' }],
        },
      ],
    })
    expect(body.medals[3]).toMatchObject({ competitors: [{ code: 'NOAWARD', organisation: 'NOAWARD' }] })
  })

  test('the published table has one line an organisation: its total, or its only number', () => {
    expect(bodyOf('GLO/medals.xml')).toEqual({
      kind: 'medal-standings',
      totalEvents: 311,
      finishedEvents: 2,
      lines: [
        { organisation: 'BA', rank: '1', gold: 2, silver: 0, bronze: 1, total: 3 },
        { organisation: 'SP', rank: '2', gold: 0, silver: 2, bronze: 2, total: 4 },
      ],
    })
  })
})

describe('the other types', () => {
  test('codes have their names, in Portuguese or what stands in for it (ODF §12)', () => {
    expect(bodyOf('GLO/codes-venue.xml')).toEqual({
      kind: 'codes',
      codes: [
        { code: 'ART', name: { por: 'Arena de Teste', eng: 'Test Arena' } },
        { code: 'EST', name: { por: 'Test Stadium', eng: 'Test Stadium' } },
      ],
    })
  })

  test("a keep-alive may carry the simulator's clock, and never voids anything", () => {
    expect(bodyOf('GLO/keep-alive-clock.xml')).toEqual({
      kind: 'keep-alive',
      clock: { at: '2027-09-14T10:00:00-03:00', speed: 60 },
    })
    expect(bodyOf('GLO/keep-alive.xml')).toEqual({ kind: 'keep-alive', clock: null })
  })

  test('no Competition makes an understood type bare (ODF §2.5) and says nothing of another one', () => {
    expect(bodyOf('JUD/result-bare.xml')).toEqual({ kind: 'bare' })
    expect(bodyOf('VVO/teams-bare.xml')).toEqual({ kind: 'bare' })
    expect(bodyOf('GLO/local-on.xml')).toEqual({ kind: 'other' })
  })
})
