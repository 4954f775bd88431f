import { isCalendarDay, isResultStatus, parseRsc, RSC_LENGTH } from '@games/domain'
import { badHeader, quoted } from '../errors.ts'
import type { OdfHeader } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { text, type XmlElement } from '../xml/element.ts'

const TIME = /^([01]\d|2[0-3])[0-5]\d[0-5]\d\d{3}$/
/** Feeds that number by seconds are met; what a 32-bit integer holds is room for them and no more (PostgreSQL's integer). */
const HIGHEST_VERSION = 2_147_483_647
const isVersion = (version: string): boolean => /^0*[1-9]\d{0,9}$/.test(version) && Number(version) <= HIGHEST_VERSION

/**
 * The header of an OdfBody tag (ODF §1). Attributes of other years' dictionaries are ignored; a mandatory one that is missing,
 * empty or impossible is a `bad-header` that names it. A ResultStatus that is not known is left out with a warning.
 */
export function readHeader(body: XmlElement, warnings: Warnings): OdfHeader {
  const optional = (attribute: string) => text(body, attribute)
  const required = (attribute: string, expected: string, valid: (value: string) => boolean = () => true): string => {
    const value = text(body, attribute)
    if (value === null || !valid(value)) throw badHeader(attribute, value, expected)
    return value
  }

  const code = required('DocumentCode', 'an RSC')
  const documentCode = parseRsc(code)
  if (!documentCode.ok) throw badHeader('DocumentCode', code, `an RSC (${documentCode.error.reason})`)
  if (code.length < RSC_LENGTH) warnings.add(`The header has DocumentCode ${quoted(code)}, a short RSC: padded`)

  const resultStatus = optional('ResultStatus')
  const known = resultStatus !== null && isResultStatus(resultStatus)
  if (resultStatus !== null && !known)
    warnings.add(`The header has ResultStatus ${quoted(resultStatus)}, which is not known: left out`)
  // A flag that is not known may mean a rehearsal, which nobody may be shown: it stays a refusal.
  const feedFlag = required('FeedFlag', 'P or T')
  if (feedFlag !== 'P' && feedFlag !== 'T') throw badHeader('FeedFlag', feedFlag, 'P or T')

  return {
    competitionCode: required('CompetitionCode', 'the code of the games'),
    documentCode: documentCode.value,
    documentSubcode: optional('DocumentSubcode'),
    documentType: required('DocumentType', 'a type of message'),
    documentSubtype: optional('DocumentSubtype'),
    version: Number(required('Version', `a number from 1 to ${HIGHEST_VERSION}`, isVersion)),
    resultStatus: known ? resultStatus : null,
    language: optional('Language'),
    feedFlag,
    date: required('Date', 'a date', isCalendarDay),
    time: required('Time', 'a time as hhmmssfff', (time) => TIME.test(time)),
    logicalDate: required('LogicalDate', 'a date', isCalendarDay),
    source: required('Source', 'the system that made the message'),
  }
}
