import { err, ok, type Result } from '@games/domain'
import { bodyOf } from './bodies.ts'
import type { BodyReader } from './body.ts'
import { type OdfError, type OdfFault, Refusal } from './errors.ts'
import { readHeader } from './header/read-header.ts'
import type { OdfBody, OdfHeader, OdfMessage } from './message.ts'
import { Warnings } from './warnings.ts'
import { decodeXml } from './xml/decode.ts'
import { MAX_VALUE_LENGTH, parseXml, type XmlListener } from './xml/parse.ts'

/** Largest message read, in bytes as they came out of gzip (spec R12.1, ODF §2.8). */
export const MAX_MESSAGE_BYTES = 20 * 1024 * 1024

/**
 * One ODF message as bytes → typed, or the reason why not; never throws for what a sender may send.
 * Attributes and elements it does not know are ignored, empty ones are absent, and what could be survived is in `warnings`.
 * Result lists and start lists come ascending by `sortOrder` (ODF §8); everything else is in the message's order.
 * A fault behind the OdfBody tag carries the header, so that it can be shown whose message was refused.
 */
export function readOdf(bytes: Uint8Array): Result<OdfError, OdfMessage> {
  const reading = readStepByStep(bytes)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
  }
}

/** The same, with a pause after every piece of it: however large a message is, what runs beside has its turn. */
export async function readOdfWithPauses(
  bytes: Uint8Array,
  pause: () => Promise<void>,
): Promise<Result<OdfError, OdfMessage>> {
  const reading = readStepByStep(bytes)
  for (;;) {
    const step = reading.next()
    if (step.done) return step.value
    await pause()
  }
}

function* readStepByStep(bytes: Uint8Array): Generator<void, Result<OdfError, OdfMessage>> {
  const refused = (fault: OdfFault) => err<OdfError>(reading.header ? { ...fault, header: reading.header } : fault)
  const reading = new Reading()
  if (bytes.length > MAX_MESSAGE_BYTES)
    return refused({ kind: 'too-large', reason: `The message is larger than ${MAX_MESSAGE_BYTES} bytes.` })
  try {
    yield* parseXml(decodeXml(bytes), reading)
    return ok(reading.message())
  } catch (error) {
    if (error instanceof Refusal) return refused(error.fault)
    throw error
  }
}

/** A message while it is being read. */
class Reading implements XmlListener {
  header: OdfHeader | null = null
  #warnings = new Warnings()
  #notes: string[] = []
  #reader: BodyReader | null = null
  #hasCompetition = false

  root: XmlListener['root'] = (element) => {
    if (element.name !== 'OdfBody')
      throw new Refusal({
        kind: 'not-odf',
        root: element.name.slice(0, 200),
        reason: `The root element is ${element.name.slice(0, 60)}, not OdfBody.`,
      })
    this.header = readHeader(element, this.#warnings)
    this.#reader = bodyOf(this.header.documentType)?.open(this.header, this.#warnings) ?? null
  }

  wanted: XmlListener['wanted'] = () => this.#reader !== null

  longestText: XmlListener['longestText'] = () =>
    this.header?.documentType === 'DT_PDF' ? MAX_MESSAGE_BYTES : MAX_VALUE_LENGTH

  opened: XmlListener['opened'] = (name) => {
    if (name === 'Competition') this.#hasCompetition = true
    return name === 'Note'
  }

  grandchild: XmlListener['grandchild'] = (parent, element) => {
    if (parent === 'Competition') this.#reader?.take(element)
  }

  closed: XmlListener['closed'] = (name, text) => {
    const note = text.trim()
    if (name === 'Note' && note !== '') this.#notes.push(note)
  }

  message(): OdfMessage {
    if (!this.header) throw new Error('a document without a root element came through')
    const body = this.#body(this.header)
    return { header: this.header, notes: this.#notes, body, warnings: this.#warnings.list() }
  }

  #body(header: OdfHeader): OdfBody {
    if (!this.#reader) return { kind: 'other' }
    // A keep-alive never has content of the feed's own, so it cannot void anything (ODF §2.5, §2.9).
    return this.#hasCompetition || header.documentType === 'DT_KA' ? this.#reader.body() : { kind: 'bare' }
  }
}
