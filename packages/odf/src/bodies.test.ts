import { readFileSync } from 'node:fs'
import { padRsc } from '@games/domain'
import { NIGHTLY } from '@games/testing/suite'
import { describe, expect, test } from 'vitest'
import { MAX_REPORT_BYTES, type OdfMessage, readOdf } from './index.ts'

/** The message of a fixture; what stands in the fixtures is written by hand, so these do not lean on `writeOdf`. */
function read(path: string): OdfMessage {
  const message = readOdf(readFileSync(new URL(`../../../fixtures/odf/${path}`, import.meta.url)))
  if (!message.ok) throw new Error(message.error.reason)
  return message.value
}
const bodyOf = (path: string) => read(path).body

/** What is read of the children of Competition, for what no fixture shows. */
function sent(documentType: string, competition: string) {
  const header = `CompetitionCode="YG2027" DocumentCode="${padRsc(JUDO)}" DocumentType="${documentType}" Version="1" FeedFlag="P" Date="2027-09-14" Time="100500000" LogicalDate="2027-09-14" Source="T"`
  return readOdf(Buffer.from(`<OdfBody ${header}><Competition>${competition}</Competition></OdfBody>`))
}
const body = (documentType: string, competition: string) => {
  const read = sent(documentType, competition)
  if (!read.ok) throw new Error(read.error.reason)
  return read.value.body
}

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

  test.each(['0001-01-01T00:00:00Z', '1899-12-31T10:00:00-03:00', '9999-12-31T23:59:59-14:00'])(
    'a start of a year that no games have, %s, is left out with a warning',
    (start) => {
      const read = sent(
        'DT_SCHEDULE',
        `<Unit Code="${FINAL}" PhaseType="3" ScheduleStatus="SCHEDULED" StartDate="${start}"/>`,
      )
      if (!read.ok) throw new Error(read.error.reason)
      expect(read.value).toMatchObject({
        body: { units: [{ code: FINAL, start: null }] },
        warnings: [`Unit has StartDate "${start}", a year that no games have: left out`],
      })
    },
  )

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

  test('a team has its athletes in the order that is sent, not the order they come in', () => {
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
        opponents: [],
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

describe('standings and brackets (ODF §9)', () => {
  test.each(['DT_CURRENT', 'DT_CUMULATIVE_RESULT', 'DT_POOL_STANDING'])('%s is a result list', (documentType) => {
    expect(
      body(documentType, '<Result SortOrder="1" Rank="1" Result="9"><Competitor Code="1" Type="A"/></Result>'),
    ).toMatchObject({ kind: 'results', results: [{ rank: '1', result: '9', competitor: { code: '1' } }] })
  })

  test('a standing has the matrix of its pool', () => {
    const opponent = `<Opponent Code="2" Type="T" Organisation="SP" Pos="2" Unit="${FINAL}" Result="3-1" HomeAway="H" Date="2027-09-14" Time="10:00"/><Opponent Code="3" Type="T"/>`
    expect(
      body(
        'DT_POOL_STANDING',
        `<Result SortOrder="1" Played="2" Won="2" For="6" Against="1" Ratio="6.000"><Competitor Code="1" Type="T">${opponent}</Competitor></Result>`,
      ),
    ).toMatchObject({
      results: [
        {
          played: '2',
          ratio: '6.000',
          competitor: {
            opponents: [
              {
                code: '2',
                type: 'T',
                organisation: 'SP',
                pos: 2,
                unit: FINAL,
                result: '3-1',
                homeAway: 'H',
                date: '2027-09-14',
                time: '10:00',
              },
              { code: '3', type: 'T', organisation: null, pos: null, unit: null, result: null },
            ],
          },
        },
      ],
    })
  })

  test('a bracket says who meets whom, where they come from, and who is not there', () => {
    const read = body(
      'DT_BRACKETS',
      `<ExtendedInfos><Progress UnitsTotal="4" UnitsComplete="2" LastUnit="${FINAL}"/></ExtendedInfos>
      <Bracket Code="FNL"><BracketItems Code="FNL-">
        <BracketItem Code="33" Order="1" Position="2" Date="2027-09-14" Time="15:00" Unit="${FINAL}" Result="10-0">
          <CompetitorPlace Pos="1" WLT="W" Result="10" ResultType="POINTS" Rank="1">
            <PreviousUnit Unit="${JUDO}SFNL000100--" WLT="W"/>
            <Competitor Code="1" Type="A" Seed="4" Bib="12" Organisation="BA"/>
          </CompetitorPlace>
          <CompetitorPlace Pos="2" Code="TBD" IRM="DQB" StrikeOut="Y" QualificationMark="Q">
            <PreviousUnit Value="A2"/>
          </CompetitorPlace>
        </BracketItem>
      </BracketItems></Bracket>`,
    )
    const nothing = { rank: null, wlt: null, result: null, resultType: null, irm: null, diff: null }
    expect(read).toEqual({
      kind: 'brackets',
      progress: { unitsTotal: 4, unitsComplete: 2, lastUnit: FINAL },
      brackets: [
        {
          code: 'FNL',
          phases: [
            {
              code: 'FNL-',
              items: [
                {
                  position: 2,
                  order: 1,
                  code: '33',
                  unit: FINAL,
                  date: '2027-09-14',
                  time: '15:00',
                  result: '10-0',
                  places: [
                    {
                      ...nothing,
                      pos: 1,
                      code: null,
                      rank: '1',
                      wlt: 'W',
                      result: '10',
                      resultType: 'POINTS',
                      qualificationMark: null,
                      strikeOut: false,
                      previousUnit: { unit: `${JUDO}SFNL000100--`, value: null, wlt: 'W' },
                      competitor: { code: '1', type: 'A', seed: '4', bib: '12', organisation: 'BA' },
                    },
                    {
                      ...nothing,
                      pos: 2,
                      code: 'TBD',
                      irm: 'DQB',
                      qualificationMark: 'Q',
                      strikeOut: true,
                      previousUnit: { unit: null, value: 'A2', wlt: null },
                      competitor: null,
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })
  })
})

describe('actions, statistics and records', () => {
  test('actions come in their order, with who acts and the score', () => {
    expect(
      body(
        'DT_PLAY_BY_PLAY',
        `<ExtendedInfos><ExtendedInfo Type="UI" Code="OT" Pos="1" Value="OT1"/></ExtendedInfos>
        <Actions Home="T1" Away="T2">
          <Action Id="a2" PId="a1" Order="7" Period="Q1" When="1:50" Action="ASSIST"/>
          <Action Id="a1" Order="3" Period="Q1" When="1:42" Action="P3" Result="MADE" ScoreH="3" ScoreA="0">
            <ExtendedAction Code="SHOT_TYPE" Value="JS"/>
            <Competitor Code="T1" Type="T" Organisation="CE"><Composition>
              <Athlete Code="9" Bib="7" Role="SCR"><Description FamilyName="Exemplo"/></Athlete>
            </Composition></Competitor>
          </Action>
        </Actions>`,
      ),
    ).toMatchObject({
      home: 'T1',
      away: 'T2',
      extendedInfos: [{ type: 'UI', code: 'OT', pos: '1', value: 'OT1' }],
      actions: [
        {
          id: 'a1',
          sortOrder: 3,
          period: 'Q1',
          when: '1:42',
          action: 'P3',
          result: 'MADE',
          scoreH: '3',
          scoreA: '0',
          extended: [{ code: 'SHOT_TYPE', value: 'JS' }],
          competitors: [
            { code: 'T1', type: 'T', organisation: 'CE', athletes: [{ code: '9', bib: '7', role: 'SCR' }] },
          ],
        },
        { id: 'a2', parent: 'a1', sortOrder: 7, scoreH: null, competitors: [] },
      ],
    })
  })

  test('statistics are of teams and of their athletes; a table of ranks has no values', () => {
    expect(
      body(
        'DT_STATS',
        `<Stats Code="CUM"><Competitor Code="T1" Type="T" Order="1" Organisation="CE"><Description TeamName="Ceará"/>
          <StatsItems><StatsItem Type="ST" Code="ATC" Value="146" Attempt="246" Percent="59"/></StatsItems>
          <Composition><Athlete Code="9" Order="2" Bib="7"><Description GivenName="Ana" FamilyName="Exemplo"/>
            <StatsItems><StatsItem Type="ST" Code="SRV" Rank="27" RankEqual="Y" SortOrder="28"/></StatsItems>
          </Athlete></Composition>
        </Competitor></Stats>`,
      ),
    ).toEqual({
      kind: 'stats',
      code: 'CUM',
      progress: null,
      competitors: [
        {
          code: 'T1',
          type: 'T',
          organisation: 'CE',
          order: 1,
          teamName: 'Ceará',
          stats: [{ type: 'ST', code: 'ATC', value: '146', attempt: '246', percent: '59' }],
          athletes: [
            {
              code: '9',
              order: 2,
              bib: '7',
              familyName: 'Exemplo',
              givenName: 'Ana',
              stats: [{ type: 'ST', code: 'SRV', rank: '27', rankEqual: true, sortOrder: 28 }],
            },
          ],
        },
      ],
    })
  })

  test('a record has its kinds, and a shared one several marks', () => {
    expect(
      body(
        'DT_RECORD',
        `<Record Code="ATHW100M" Order="1"><Description Name="100 m"/><RecordType RecordType="YGR" Order="2">
          <RecordData Order="1" Result="12.01" ResultType="TIME" Date="2023-08-01" Place="Vila Exemplo" Country="BRA" Unit="${HEAT}">
            <ExtendedRecord Type="ER" Code="WIND_SPEED" Value="+0.4"/><Competitor Code="9" Type="A" Organisation="CE"/>
          </RecordData>
          <RecordData Order="2" Result="12.01" Equalled="Y"/>
        </RecordType></Record>`,
      ),
    ).toMatchObject({
      kind: 'records',
      records: [
        {
          code: 'ATHW100M',
          order: 1,
          name: '100 m',
          types: [
            {
              recordType: 'YGR',
              order: 2,
              marks: [
                {
                  order: 1,
                  result: '12.01',
                  resultType: 'TIME',
                  equalled: false,
                  unit: HEAT,
                  date: '2023-08-01',
                  place: 'Vila Exemplo',
                  country: 'BRA',
                  extended: [{ type: 'ER', code: 'WIND_SPEED', value: '+0.4' }],
                  competitor: { code: '9', organisation: 'CE' },
                },
                { equalled: true, competitor: null },
              ],
            },
          ],
        },
      ],
    })
  })

  test('the medallists of a discipline come by event', () => {
    expect(
      body(
        'DT_MEDALLISTS_DISCIPLINE',
        `<Discipline Code="JUD" TotalEvents="15" FinishedEvents="1"><Event Code="${padRsc(JUDO)}" EventName="Até 60 kg" Date="2027-09-14">
          <Medal Code="ME_SILVER" Unit="${FINAL}"><Competitor Code="1" Type="A" Organisation="BA" Order="1"/></Medal>
        </Event></Discipline>`,
      ),
    ).toMatchObject({
      kind: 'discipline-medallists',
      disciplines: [
        {
          code: padRsc('JUD'),
          totalEvents: 15,
          finishedEvents: 1,
          events: [
            {
              code: padRsc(JUDO),
              name: 'Até 60 kg',
              date: '2027-09-14',
              medals: [{ medal: 'silver', unit: FINAL, competitors: [{ code: '1', organisation: 'BA' }] }],
            },
          ],
        },
      ],
    })
  })
})

describe('communications and configuration (ODF §12)', () => {
  test('decisions and protests have their texts with all their lines', () => {
    expect(
      body(
        'DT_COMMUNICATION',
        `<Communication PublishTime="2027-09-14T11:00:00-03:00">
          <Decision ItemNum="3" IssuedTime="2027-09-14T10:50:00-03:00" AffectsSCH="Y" AffectsRES="N" Unit="${FINAL}">
            <Subtitle>Novo horário</Subtitle><Summary><![CDATA[Final às 16 h & não às 15 h]]></Summary>
            <Details>Chuva.
Sem vento.</Details><IssuedBy>Júri</IssuedBy><SignedBy/>
          </Decision>
          <Protest Status="DENIED" Rule="12.3" Interpreter="N" HearingTime="2027-09-14T10:00:00-03:00">
            <DecisionShort>Negado</DecisionShort><Jury>Três pessoas</Jury>
          </Protest>
        </Communication>`,
      ),
    ).toEqual({
      kind: 'communication',
      publishedAt: '2027-09-14T11:00:00-03:00',
      decisions: [
        {
          number: '3',
          issuedAt: '2027-09-14T10:50:00-03:00',
          affectsSchedule: true,
          affectsResults: false,
          affectsOther: false,
          unit: FINAL,
          subtitle: 'Novo horário',
          summary: 'Final às 16 h & não às 15 h',
          details: 'Chuva.\nSem vento.',
          issuedBy: 'Júri',
          signedBy: null,
        },
      ],
      protests: [
        {
          status: 'DENIED',
          rule: '12.3',
          interpreter: 'N',
          procedure: null,
          hearingAt: '2027-09-14T10:00:00-03:00',
          decidedAt: null,
          unit: null,
          details: null,
          decisionShort: 'Negado',
          decisionLong: null,
          jury: 'Três pessoas',
        },
      ],
    })
  })

  const config = `<Config Unit="${padRsc(JUDO)}"><ExtendedConfig Type="BRACKET" Code="SIZE" Value="R32"/><ExtendedConfig Type="COMPETITION" Code="DURATION" Value=""/></Config>`
  test.each([
    ['inside Configs', `<Configs>${config}</Configs>`],
    ['by itself', config],
  ])('a configuration %s has its values; one not known yet is absent', (_, competition) => {
    expect(
      body('DT_CONFIG', `<ExtendedInfos><ExtendedInfo Type="EI" Code="X"/></ExtendedInfos>${competition}`),
    ).toEqual({
      kind: 'config',
      extendedInfos: [{ type: 'EI', code: 'X' }],
      configs: [
        {
          unit: padRsc(JUDO),
          values: [
            { type: 'BRACKET', code: 'SIZE', value: 'R32' },
            { type: 'COMPETITION', code: 'DURATION' },
          ],
        },
      ],
    })
  })
})

describe('reports (ODF §11)', () => {
  const base64 = (file: string | Uint8Array) => Buffer.from(file).toString('base64')
  const pdf = (content: string) => sent('DT_PDF', `<PDFData>${content}</PDFData>`)

  test('a report has its title, its status and its file', () => {
    const infos =
      '<ExtendedInfos><ExtendedInfo Type="EI" Code="REPORTTITLE" Value="Resultados"/><ExtendedInfo Type="EI" Code="REPORT_STATUS" Value="OFFICIAL"/><ExtendedInfo Type="UI" Code="REPORTTITLE" Value="outro"/></ExtendedInfos>'
    expect(body('DT_PDF', `${infos}<PDFData>${base64('%PDF-1.7 é')}</PDFData>`)).toEqual({
      kind: 'report',
      title: 'Resultados',
      status: 'OFFICIAL',
      bytes: new Uint8Array(Buffer.from('%PDF-1.7 é')),
    })
  })

  test('its base64 may be broken into lines', () => {
    const lines = (base64('%PDF-1.7 and more').match(/.{1,8}/g) ?? []).join('\r\n  ')
    expect(pdf(`\n${lines}\n`)).toMatchObject({ value: { body: { title: null, status: null } } })
  })

  const largest = new Uint8Array(MAX_REPORT_BYTES + 1)
  largest.set(Buffer.from('%PDF-'))
  test('the largest report is read, one byte more is not', NIGHTLY, () => {
    expect(pdf(base64(largest.subarray(0, MAX_REPORT_BYTES)))).toMatchObject({ ok: true })
    expect(pdf(base64(largest))).toMatchObject({ ok: false, error: { kind: 'too-large' } })
  })

  test.each([
    ['no PDFData', '', 'bad-element'],
    ['an empty PDFData', '<PDFData> </PDFData>', 'bad-element'],
    ['a letter that base64 does not have', '<PDFData>JVBERi0*Lg==</PDFData>', 'not-base64'],
    ['base64 for addresses', '<PDFData>JVBERi0_</PDFData>', 'not-base64'],
    ['a piece cut off', `<PDFData>${base64('%PDF-1.7').slice(0, -1)}</PDFData>`, 'not-base64'],
    ['bits beyond the last byte', '<PDFData>JVBERi1=</PDFData>', 'not-base64'],
    ['padding in the middle', '<PDFData>JVA=JVA=</PDFData>', 'not-base64'],
    ['a web page', `<PDFData>${base64('<html>')}</PDFData>`, 'not-pdf'],
    ['a PDF behind something else', `<PDFData>${base64(' %PDF-1.7')}</PDFData>`, 'not-pdf'],
  ])('%s is refused with its reason', (_, competition, kind) => {
    const read = sent('DT_PDF', competition)
    expect(read).toMatchObject({ ok: false, error: { kind, header: { documentType: 'DT_PDF' } } })
    expect(!read.ok && read.error.reason).toMatch(/^[A-Z].{10,200}\.$/)
  })
})

describe('what is refused, because the fact cannot stand without it', () => {
  test.each([
    [
      'DT_POOL_STANDING',
      '<Result><Competitor Code="1" Type="T"><Opponent Type="T"/></Competitor></Result>',
      'Opponent',
      'Code',
    ],
    ['DT_BRACKETS', '<Bracket/>', 'Bracket', 'Code'],
    ['DT_BRACKETS', '<Bracket Code="FNL"><BracketItems/></Bracket>', 'BracketItems', 'Code'],
    ['DT_PLAY_BY_PLAY', '<Actions><Action Order="1"/></Actions>', 'Action', 'Id'],
    ['DT_STATS', '<Stats><Competitor Type="T"/></Stats>', 'Competitor', 'Code'],
    ['DT_RECORD', '<Record/>', 'Record', 'Code'],
    ['DT_RECORD', '<Record Code="R"><RecordType/></Record>', 'RecordType', 'RecordType'],
    ['DT_MEDALLISTS_DISCIPLINE', '<Discipline/>', 'Discipline', 'Code'],
    ['DT_MEDALLISTS_DISCIPLINE', '<Discipline Code="JUD"><Event Code="?"/></Discipline>', 'Event', 'Code'],
    ['DT_COMMUNICATION', '<Communication><Protest Rule="1"/></Communication>', 'Protest', 'Status'],
    ['DT_CONFIG', '<Configs><Config/></Configs>', 'Config', 'Unit'],
  ])('%s with %s', (documentType, competition, element, attribute) => {
    expect(sent(documentType, competition)).toMatchObject({
      ok: false,
      error: { kind: 'bad-element', element, attribute },
    })
  })
})

describe('what is survived with a warning (ODF §13)', () => {
  test.each([
    [
      'DT_BRACKETS',
      '<Bracket Code="FNL"><BracketItems Code="F"><BracketItem Order="1"/><BracketItem Order="2" Position="0"/></BracketItems></Bracket>',
      { brackets: [{ phases: [{ items: [{ position: 1 }, { position: 2 }] }] }] },
      2,
    ],
    [
      'DT_BRACKETS',
      '<Bracket Code="FNL"><BracketItems Code="F"><BracketItem Order="1" Position="1" Unit="JUD_X" Date="today"/></BracketItems></Bracket>',
      { brackets: [{ phases: [{ items: [{ unit: null, date: null }] }] }] },
      2,
    ],
    [
      'DT_PLAY_BY_PLAY',
      '<Actions><Action Id="b"/><Action Id="a" Order="1"/></Actions>',
      {
        actions: [
          { id: 'b', sortOrder: 1 },
          { id: 'a', sortOrder: 2 },
        ],
      },
      1,
    ],
    [
      'DT_PLAY_BY_PLAY',
      '<Actions><Action Id="a" Order="1" Action="OLD"/><Action Id="a" Order="1" Action="NEW"/></Actions>',
      { actions: [{ id: 'a', action: 'NEW' }] },
      1,
    ],
    [
      'DT_STATS',
      '<Stats><Competitor Code="1" Type="T"><StatsItems><StatsItem Value="1"/></StatsItems></Competitor></Stats>',
      { code: null, competitors: [{ stats: [] }] },
      1,
    ],
    ['DT_RECORD', '<Record Code="R" Order="1"/><Record Code="R" Order="2"/>', { records: [{ order: 2 }] }, 1],
    [
      'DT_COMMUNICATION',
      '<Communication PublishTime="11:00"><Decision IssuedTime="soon"/></Communication>',
      { publishedAt: null, decisions: [{ issuedAt: null }] },
      2,
    ],
    [
      'DT_CONFIG',
      `<Configs>${`<Config Unit="${padRsc('JUD')}"/>`.repeat(2)}</Configs>`,
      { configs: [{ unit: padRsc('JUD'), values: [] }] },
      1,
    ],
    [
      'DT_PDF',
      '<PDFData>JVBERi0x</PDFData><PDFData>JVBERi0y</PDFData>',
      { bytes: new Uint8Array(Buffer.from('%PDF-2')) },
      1,
    ],
  ])('%s with %s', (documentType, competition, expected, warnings) => {
    const read = sent(documentType, competition)
    expect(read).toMatchObject({ ok: true, value: { body: expected } })
    expect(read.ok && read.value.warnings).toHaveLength(warnings)
  })

  test('actions without Order say so by its name', () => {
    const read = sent('DT_PLAY_BY_PLAY', '<Actions><Action Id="a"/></Actions>')
    expect(read.ok && read.value.warnings).toEqual([expect.stringMatching(/^Actions: Order is missing/)])
  })
})
