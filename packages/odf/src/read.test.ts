import { padRsc } from '@games/domain'
import { describe, expect, test } from 'vitest'
import { MAX_MESSAGE_BYTES, readOdf, readOdfWithPauses } from './index.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const HEADER = `CompetitionCode="YG2027" DocumentCode="${padRsc('JUD')}" Version="1" FeedFlag="P" Date="2027-09-14" Time="100500000" LogicalDate="2027-09-14" Source="T"`
const odf = (documentType: string, competition: string): Uint8Array =>
  bytes(`<OdfBody ${HEADER} DocumentType="${documentType}"><Competition>${competition}</Competition></OdfBody>`)
const FINAL = 'JUDM60KG--------------FNL-000100--'
const unit = (attributes: string): string => `<Unit Code="${FINAL}" PhaseType="3" ${attributes}/>`
const schedule = (attributes: string) => readOdf(odf('DT_SCHEDULE', unit(`ScheduleStatus="SCHEDULED" ${attributes}`)))
const results = (...list: string[]) => readOdf(odf('DT_RESULT', list.join('')))
const result = (code: string, sortOrder: string): string =>
  `<Result SortOrder="${sortOrder}"><Competitor Code="${code}" Type="A"/></Result>`

describe('times of a unit', () => {
  test.each([
    ['2027-09-14T12:00:00-03:00', '2027-09-14T12:00:00-03:00'],
    ['2027-09-14T12:00:00.123+05:45', '2027-09-14T12:00:00.123+05:45'],
    ['2027-09-14T12:00Z', '2027-09-14T12:00Z'],
    ['2028-02-29T12:00:00-0300', '2028-02-29T12:00:00-03:00'],
    ['2027-09-14T12:00:00-03', '2027-09-14T12:00:00-03:00'],
  ])('%s keeps its offset', (sent, start) => {
    expect(schedule(`StartDate="${sent}"`)).toMatchObject({ ok: true, value: { body: { units: [{ start }] } } })
  })

  test.each([
    '2027-09-14T12:00:00',
    '2027-09-14',
    '2027-02-29T12:00:00Z',
    '2027-13-01T12:00:00Z',
    '2027-09-00T12:00:00Z',
    '2027-09-14T24:00:00Z',
    '2027-09-14T12:60:00Z',
    '0000-01-01T12:00:00Z',
    '2027-09-14T12:00:00+19:00',
    '2027-09-14 12:00:00Z',
    'soon',
  ])('%s is refused', (value) => {
    expect(schedule(`StartDate="${value}"`)).toMatchObject({
      ok: false,
      error: { kind: 'bad-element', element: 'Unit', attribute: 'StartDate', value },
    })
  })
})

describe('the order of a list (ODF §8)', () => {
  const order = (read: ReturnType<typeof readOdf>) =>
    read.ok && read.value.body.kind === 'results'
      ? read.value.body.results.map(({ sortOrder, competitor }) => `${sortOrder} ${competitor.code}`)
      : read

  test('is SortOrder, not the order of the message', () => {
    expect(order(results(result('b', '5'), result('a', '2')))).toEqual(['2 a', '5 b'])
  })

  test.each([
    ['missing', ''],
    ['zero', '0'],
    ['repeated', '7'],
    ['no number', 'first'],
  ])('is the order of the message when a SortOrder is %s', (_, sortOrder) => {
    const read = results(result('c', '9'), result('b', '7'), result('a', sortOrder))
    expect(order(read)).toEqual(['1 c', '2 b', '3 a'])
    expect(read).toMatchObject({ value: { warnings: expect.arrayContaining([expect.stringContaining('SortOrder')]) } })
  })

  test('does not make one of two placeholders without a place', () => {
    expect(order(results(result('TBD', '0'), result('TBD', '0')))).toEqual(['1 TBD', '2 TBD'])
  })
})

describe('what can be survived', () => {
  test('is worded a hundred times at most', () => {
    const read = results(
      ...Array.from({ length: 150 }, (_, at) =>
        result('a', String(at + 1)).replace('SortOrder', 'StartSortOrder="x" SortOrder'),
      ),
    )
    expect(read.ok && read.value.warnings.length).toBe(101)
    expect(read.ok && read.value.warnings.at(-1)).toBe('… and 50 more')
  })

  test.each([
    ['Order="third"', { order: null }],
    ['Medal="Y"', { medal: 0 }],
    ['Medal="7"', { medal: 0 }],
  ])('a unit with %s', (attributes, expected) => {
    const read = schedule(attributes)
    expect(read).toMatchObject({ value: { body: { units: [expected] } } })
    expect(read.ok && read.value.warnings).toHaveLength(1)
  })

  test('a reference that is no RSC is left out, since the unit stands without it', () => {
    const start = '<StartList><Start SortOrder="1"><PreviousUnit Unit="JUD_X" WLT="W"/></Start></StartList>'
    const read = readOdf(odf('DT_SCHEDULE', unit('ScheduleStatus="SCHEDULED"').replace('/>', `>${start}</Unit>`)))
    expect(read).toMatchObject({
      value: {
        body: { units: [{ startList: [{ previousUnit: { unit: null, value: null, wlt: 'W' } }] }] },
        warnings: [expect.stringContaining('JUD_X')],
      },
    })
  })

  test.each([
    [
      'DT_SCHEDULE',
      `<Unit Code="${FINAL}" PhaseType="3" ScheduleStatus="CALLING" StartDate="2027-09-14T12:00:00-03:00"/>`,
      { units: [{ code: FINAL, scheduleStatus: 'SCHEDULED', start: '2027-09-14T12:00:00-03:00' }] },
    ],
    [
      'DT_SCHEDULE_UPDATE',
      `<Unit Code="${FINAL}" PhaseType="3" ScheduleStatus=""/>`,
      { units: [{ code: FINAL, scheduleStatus: 'SCHEDULED' }] },
    ],
    [
      'DT_SCHEDULE',
      `<Unit Code="${FINAL}" PhaseType="3" ScheduleStatus="SCHEDULED"><StartList><Start SortOrder="1"><Competitor Code="1" Type="P"/></Start></StartList></Unit>`,
      { units: [{ startList: [{ competitor: { code: '1', type: 'A' } }] }] },
    ],
    [
      'DT_PARTIC',
      '<Participant Code="1" Status="ACTIVE" FamilyName="E" PrintName="E" Gender="N" Organisation="CE"/>',
      { participants: [{ code: '1', gender: 'X' }] },
    ],
    ['DT_ENTRIES', '<Entry Code="1" Type="P"/>', { entries: [{ code: '1', type: 'A' }] }],
    [
      'DT_RESULT',
      '<Result SortOrder="1"><Competitor Code="1" Type="P"/></Result>',
      { results: [{ competitor: { code: '1', type: 'A' } }] },
    ],
    [
      'DT_RESULT',
      '<Result SortOrder="1"><Competitor Code="TEAM" Type="P"><Composition><Athlete Code="1"/></Composition></Competitor></Result>',
      { results: [{ competitor: { code: 'TEAM', type: 'T' } }] },
    ],
    [
      'DT_POOL_STANDING',
      '<Result SortOrder="1"><Competitor Code="1" Type="A"><Opponent Code="2" Pos="1"/></Competitor></Result>',
      { results: [{ competitor: { opponents: [{ code: '2', type: 'A' }] } }] },
    ],
    [
      'DT_BRACKETS',
      '<Bracket Code="FNL"><BracketItems Code="F"><BracketItem Order="1" Position="1"><CompetitorPlace Pos="1"><Competitor Code="1" Type="Z"/></CompetitorPlace></BracketItem></BracketItems></Bracket>',
      { brackets: [{ phases: [{ items: [{ places: [{ competitor: { code: '1', type: 'A' } }] }] }] }] },
    ],
    [
      'DT_PLAY_BY_PLAY',
      '<Actions><Action Id="1" Order="1"><Competitor Code="1" Type="Z"/></Action></Actions>',
      { actions: [{ competitors: [{ code: '1', type: 'A' }] }] },
    ],
    ['DT_STATS', '<Stats><Competitor Code="1" Type="Z"/></Stats>', { competitors: [{ code: '1', type: 'A' }] }],
    [
      'DT_RECORD',
      '<Record Code="R"><RecordType RecordType="WR"><RecordData><Competitor Code="1" Type="Z"/></RecordData></RecordType></Record>',
      { records: [{ types: [{ marks: [{ competitor: { code: '1', type: 'A' } }] }] }] },
    ],
    [
      'DT_MEDALLISTS',
      `<Medal Code="ME_WOOD" Unit="${FINAL}"/><Medal Code="ME_GOLD" Unit="${FINAL}"/>`,
      { medals: [{ medal: 'gold' }] },
    ],
    [
      'DT_MEDALLISTS_DISCIPLINE',
      `<Discipline Code="${padRsc('JUD')}"><Event Code="${padRsc('JUDM60KG')}"><Medal Code="ME_WOOD"/><Medal Code="ME_GOLD"/></Event></Discipline>`,
      { disciplines: [{ events: [{ medals: [{ medal: 'gold' }] }] }] },
    ],
  ])(
    'R12.1 ODF §13 in %s a word that is not of its list costs that field: %s',
    (documentType, competition, expected) => {
      const read = readOdf(odf(documentType, competition))
      expect(read).toMatchObject({ ok: true, value: { body: expected } })
      expect(read.ok && read.value.warnings).toHaveLength(1)
    },
  )

  test('R12.1 the warning of an unknown word says whose and which it is, and what is read', () => {
    const read = readOdf(odf('DT_SCHEDULE', `<Unit Code="${FINAL}" PhaseType="3" ScheduleStatus="CALLING"/>`))
    expect(read.ok && read.value.warnings).toEqual([
      `Unit "${FINAL}" has ScheduleStatus "CALLING", which is not known: read as SCHEDULED`,
    ])
  })

  test('R12.1 a result status that is not known is left out, and the list is read without it', () => {
    const message = new TextDecoder()
      .decode(odf('DT_RESULT', result('a', '1')))
      .replace('Version=', 'ResultStatus="ALMOST" Version=')
    expect(readOdf(bytes(message))).toMatchObject({
      value: {
        header: { resultStatus: null },
        body: { results: [{ competitor: { code: 'a' } }] },
        warnings: ['The header has ResultStatus "ALMOST", which is not known: left out'],
      },
    })
  })

  test.each([
    [
      'DT_PARTIC',
      '<Participant Code="1" Status="ACTIVE" FamilyName="E" PrintName="E" Gender="F" Organisation="CE"><Discipline Code="JUD"/></Participant>',
    ],
    ['DT_PARTIC_TEAMS', '<Team Code="1" Status="ACTIVE" Organisation="CE" Gender="M"><Discipline Code="JUD"/></Team>'],
    ['DT_MEDALLISTS_DISCIPLINE', '<Discipline Code="JUD"/>'],
    ['DT_SCHEDULE', '<Unit Code="JUDM60KG--------------FNL-0001" PhaseType="3" ScheduleStatus="SCHEDULED"/>'],
  ])('ODF §4 an RSC that is shorter than 34 characters in %s is padded with a warning', (documentType, competition) => {
    const read = readOdf(odf(documentType, competition))
    expect(read.ok && read.value.warnings).toEqual([expect.stringMatching(/short RSC: padded$/)])
  })

  test('a participant without a print name, of gender W, born in some year', () => {
    const read = readOdf(
      odf(
        'DT_PARTIC',
        '<Participant Code="1" Status="ACTIVE" FamilyName="Exemplo" GivenName="Ana" Gender="W" Organisation="CE" BirthDate="2010"/>',
      ),
    )
    expect(read).toMatchObject({
      value: { body: { participants: [{ printName: 'Exemplo Ana', gender: 'F', birthDate: null }] } },
    })
    expect(read.ok && read.value.warnings).toHaveLength(3)
  })

  test('a medallist twice with the same medal counts once', () => {
    const medal = `<Medal Code="ME_GOLD" Unit="${FINAL}"><Competitor Code="1" Type="A" Organisation="CE"/></Medal>`
    const read = readOdf(odf('DT_MEDALLISTS', medal + medal))
    expect(read).toMatchObject({ value: { body: { medals: [{ competitors: [] }, { competitors: [{ code: '1' }] }] } } })
    expect(read.ok && read.value.warnings).toHaveLength(1)
  })

  test.each([
    ['DT_PARTIC', '<Participant Code="1" Status="#" FamilyName="E" PrintName="E" Gender="M" Organisation="CE"/>'],
    ['DT_PARTIC_TEAMS', '<Team Code="1" Status="#" Organisation="CE" Gender="M"/>'],
    ['DT_ENTRIES', '<Entry Code="1" Type="A" EntryStatus="#"/>'],
  ])('the last of a code that is twice in %s wins (ODF §13)', (documentType, element) => {
    const read = readOdf(odf(documentType, element.replace('#', 'OLD') + element.replace('#', 'NEW')))
    const body = JSON.stringify(read.ok && read.value.body)
    expect(body).toContain('NEW')
    expect(body).not.toContain('OLD')
    expect(read.ok && read.value.warnings).toHaveLength(1)
  })

  test('a declared encoding with its own letters', () => {
    const text = new TextDecoder('latin1').decode(odf('DT_KA', '')).replace('Source="T"', 'Source="\u00e9"')
    const message = Uint8Array.from(`<?xml version="1.0" encoding="windows-1252"?>${text}`, (c) => c.charCodeAt(0))
    expect(readOdf(message)).toMatchObject({ value: { header: { source: 'é' } } })
  })
})

test('a refusal quotes what was sent, but never at length', () => {
  const read = schedule(`StartDate="${'9'.repeat(60_000)}"`)
  expect(!read.ok && read.error.reason.length).toBeLessThan(200)
  expect(!read.ok && JSON.stringify(read.error).length).toBeLessThan(1000)
})

test('an empty note says nothing', () => {
  const message = new TextDecoder()
    .decode(odf('DT_RESULT', ''))
    .replace('</OdfBody>', '<Note> </Note><Note/></OdfBody>')
  expect(readOdf(bytes(message))).toMatchObject({ ok: true, value: { notes: [] } })
})

describe('bounds', () => {
  test('a message of the largest size is read, one byte more is not', () => {
    const message = odf('DT_IMAGE', '')
    const filled = new Uint8Array(MAX_MESSAGE_BYTES + 1).fill(0x20)
    filled.set(message)
    expect(readOdf(filled.subarray(0, MAX_MESSAGE_BYTES)).ok).toBe(true)
    expect(readOdf(filled)).toMatchObject({ ok: false, error: { kind: 'too-large' } })
  })

  test('64 levels are read, 65 are not', () => {
    const nested = (levels: number) => readOdf(odf('DT_RESULT', '<a>'.repeat(levels) + '</a>'.repeat(levels)))
    expect(nested(62).ok).toBe(true)
    expect(nested(63)).toMatchObject({ ok: false, error: { kind: 'too-deep', header: { documentType: 'DT_RESULT' } } })
  })

  test.each([
    ['a value without end', `<Result Rank="${'1'.repeat(70_000)}"/>`],
    ['a thousand attributes', `<Result ${Array.from({ length: 1000 }, (_, at) => `a${at}=""`).join(' ')}/>`],
    ['a million elements', '<a/>'.repeat(1_000_000)],
    ['a comment of two megabytes', `<!--${' '.repeat(2_000_000)}-->`],
    ['a name without end', `<${'a'.repeat(2_000_000)}`],
    ['a text without end inside an element', `<Result>${'1'.repeat(70_000)}</Result>`],
  ])('%s is too large', (_, competition) => {
    expect(readOdf(odf('DT_RESULT', competition))).toMatchObject({ ok: false, error: { kind: 'too-large' } })
  })

  test('a million elements are too many in a message that is not read, too', () => {
    expect(readOdf(odf('DT_IMAGE', '<a/>'.repeat(1_000_000)))).toMatchObject({
      ok: false,
      error: { kind: 'too-large' },
    })
  })

  test('a large message is read with a pause every 64 kB, and says the same', async () => {
    const message = odf('DT_RESULT', '<a/>'.repeat(250_000))
    let pauses = 0
    const read = await readOdfWithPauses(message, async () => {
      pauses++
    })
    expect(read).toEqual(readOdf(message))
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(message.length / 65_536))
  })

  test('what is not read may be as long as it likes: a picture of megabytes in one attribute', () => {
    expect(readOdf(odf('DT_IMAGE', `<Image Content="${'A'.repeat(3_000_000)}"/>`)).ok).toBe(true)
  })

  test('every entity there is by definition of XML, and no property of an object, can be named', () => {
    expect(readOdf(odf('DT_RESULT', '<a b="&lt;&#233;&#xE9;"/>')).ok).toBe(true)
    for (const name of ['constructor', 'toString', '__proto__', '#0', '#xD800'])
      expect(readOdf(odf('DT_RESULT', `<a b="&${name};"/>`))).toMatchObject({ error: { kind: 'malformed-xml' } })
  })

  test('XML 1.1 is not a way round the characters that 1.0 forbids', () => {
    const message = Buffer.concat([bytes('<?xml version="1.1"?>'), odf('DT_RESULT', '<a b="&#1;"/>')])
    expect(readOdf(message)).toMatchObject({ ok: false, error: { kind: 'malformed-xml' } })
  })
})
