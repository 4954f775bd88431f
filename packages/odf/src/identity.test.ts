import { padRsc } from '@games/domain'
import { describe, expect, test } from 'vitest'
import { bulkFamilyOf, isUpdate, type OdfHeader, producedAt, replacementKey } from './index.ts'

const header: OdfHeader = {
  competitionCode: 'YG2027',
  documentCode: padRsc('JUD'),
  documentSubcode: null,
  documentType: 'DT_SCHEDULE',
  documentSubtype: null,
  version: 1,
  resultStatus: null,
  language: null,
  feedFlag: 'P',
  date: '2027-09-14',
  time: '100500000',
  logicalDate: '2027-09-14',
  source: 'A',
}

describe('what a higher version replaces (ODF §2.2)', () => {
  test('does not depend on source, version, status, time or competition, of which a database holds one', () => {
    const later: OdfHeader = {
      ...header,
      competitionCode: 'YG2028',
      version: 9,
      source: 'B',
      resultStatus: 'LIVE',
      date: '2027-09-15',
      time: '000000000',
      logicalDate: '2027-09-15',
    }
    expect(replacementKey(later)).toBe(replacementKey(header))
  })

  test.each([
    { documentCode: padRsc('ATH') },
    { documentSubcode: 'X' },
    { documentType: 'DT_PARTIC' },
    { documentSubtype: 'C67' },
    { language: 'POR' },
  ])('depends on %o', (part) => {
    expect(replacementKey({ ...header, ...part })).not.toBe(replacementKey(header))
  })

  test('a re-sync bulk replaces the plain bulk (ODF §2.4), and only a bulk does', () => {
    for (const documentType of ['DT_SCHEDULE', 'DT_PARTIC', 'DT_PARTIC_TEAMS'])
      expect(replacementKey({ ...header, documentType, documentSubtype: 'SYNC' })).toBe(
        replacementKey({ ...header, documentType }),
      )
    for (const documentType of ['DT_SCHEDULE_UPDATE', 'DT_RESULT'])
      expect(replacementKey({ ...header, documentType, documentSubtype: 'SYNC' })).not.toBe(
        replacementKey({ ...header, documentType }),
      )
  })

  test('parts cannot run into each other', () => {
    expect(replacementKey({ ...header, documentSubcode: 'a|b' })).not.toBe(
      replacementKey({ ...header, documentSubcode: 'a', documentType: 'b|DT_SCHEDULE' }),
    )
    expect(replacementKey({ ...header, documentSubcode: '%7C' })).not.toBe(
      replacementKey({ ...header, documentSubcode: '|' }),
    )
  })
})

test.each([
  ['DT_SCHEDULE', 'schedule', false],
  ['DT_SCHEDULE_UPDATE', 'schedule', true],
  ['DT_PARTIC', 'participants', false],
  ['DT_PARTIC_UPDATE', 'participants', true],
  ['DT_PARTIC_TEAMS', 'teams', false],
  ['DT_PARTIC_TEAMS_UPDATE', 'teams', true],
  ['DT_RESULT', null, false],
  ['DT_PARTIC_HORSES_UPDATE', null, false],
  ['constructor', null, false],
])('%s is of the family %s, update: %s (ODF §2.3, §2.4)', (documentType, family, update) => {
  expect(bulkFamilyOf(documentType)).toBe(family)
  expect(isUpdate(documentType)).toBe(update)
})

test('when a message was produced sorts as text', () => {
  expect(producedAt(header)).toBe('2027-09-14100500000')
  expect(producedAt(header) < producedAt({ ...header, time: '100500001' })).toBe(true)
})
