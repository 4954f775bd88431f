import { bodyOf } from './bodies.ts'
import { writeBrackets } from './brackets/write-brackets.ts'
import { writeCodes } from './codes/write-codes.ts'
import { writeCommunication } from './communication/write-communication.ts'
import { writeConfig } from './config/write-config.ts'
import { writeEntries } from './entries/write-entries.ts'
import { headerAttributes } from './header/write-header.ts'
import { writeKeepAlive } from './keep-alive/keep-alive.ts'
import { writeDisciplineMedallists, writeMedallists, writeMedalStandings } from './medals/write-medals.ts'
import type { OdfBody, OdfHeader, OdfMessage } from './message.ts'
import { writeParticipants, writeTeams } from './participants/write-participants.ts'
import { writePlayByPlay } from './play-by-play/write-play-by-play.ts'
import { writeRecords } from './records/write-records.ts'
import { writeReport } from './reports/write-report.ts'
import { writeResults } from './results/write-results.ts'
import { writeSchedule } from './schedule/write-schedule.ts'
import { writeStats } from './stats/write-stats.ts'
import { each, escaped, markup } from './xml/markup.ts'

/**
 * A typed message → UTF-8 XML in the schema's order of elements (ODF §1); the same message gives the same bytes, and `readOdf` gives
 * the message back. Warnings are the reader's and are not written; blanks around a text are not kept, and a character that XML
 * cannot hold becomes U+FFFD. Throws a TypeError when the body is not one that the header's type can hold.
 */
export function writeOdf(message: OdfMessage): Uint8Array {
  const { header, body, notes } = message
  const expected = bodyOf(header.documentType)?.kind ?? 'other'
  if (body.kind !== expected && !(body.kind === 'bare' && expected !== 'other' && expected !== 'keep-alive'))
    throw new TypeError(`${header.documentType} holds ${expected}, not ${body.kind}`)
  const inside = competition(body, header) + each(notes, (note) => `<Note>${escaped(note)}</Note>`)
  return new TextEncoder().encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n${markup('OdfBody', headerAttributes(header), inside)}\n`,
  )
}

/** No Competition is written where its absence is the message (bare) or there is nothing to say. */
function competition(body: OdfBody, header: OdfHeader): string {
  if (body.kind === 'bare' || body.kind === 'other') return ''
  const content = write(body, header)
  return body.kind === 'keep-alive' && content === '' ? '' : markup('Competition', {}, content)
}

function write(body: Exclude<OdfBody, { kind: 'bare' | 'other' }>, header: OdfHeader): string {
  switch (body.kind) {
    case 'schedule':
      return writeSchedule(body)
    case 'participants':
      return writeParticipants(body)
    case 'teams':
      return writeTeams(body)
    case 'entries':
      return writeEntries(body)
    case 'results':
      return writeResults(body)
    case 'medallists':
      return writeMedallists(body)
    case 'discipline-medallists':
      return writeDisciplineMedallists(body)
    case 'medal-standings':
      return writeMedalStandings(body)
    case 'brackets':
      return writeBrackets(body)
    case 'play-by-play':
      return writePlayByPlay(body)
    case 'stats':
      return writeStats(body)
    case 'records':
      return writeRecords(body)
    case 'communication':
      return writeCommunication(body)
    case 'config':
      return writeConfig(body)
    case 'report':
      return writeReport(body)
    case 'codes':
      return writeCodes(body, header)
    case 'keep-alive':
      return writeKeepAlive(body)
  }
}
