import type { OdfCommunication } from '@games/odf'
import { isoLocal, MINUTE, VENUE_ZONE } from '../games-time.ts'
import type { PlannedUnit } from '../plan.ts'
import type { Amendment, Reschedule } from '../story.ts'

export type Communication = OdfCommunication & { readonly kind: 'communication' }

const ISSUER = 'Júri de Apelação'
const DIRECTION = 'Direção de Competição'
/** How long before the decision the parties are heard. */
const HEARING = 4 * MINUTE

/** A protest as it is lodged, before it is decided. */
export const lodged = (unit: PlannedUnit, at: number): Communication => ({
  kind: 'communication',
  publishedAt: isoLocal(at),
  decisions: [],
  protests: [{ ...protest(unit), status: 'PENDING' }],
})

/** A protest and what the jury decided on it. */
export const decided = (
  unit: PlannedUnit,
  at: number,
  amendment: Extract<Amendment, { kind: 'protest-rejected' | 'protest-upheld' }>,
  number: number,
): Communication => {
  const upheld = amendment.kind === 'protest-upheld'
  return {
    kind: 'communication',
    publishedAt: isoLocal(at),
    protests: [
      {
        ...protest(unit),
        status: upheld ? 'ACCEPTED' : 'REJECTED',
        hearingAt: isoLocal(at - HEARING),
        decidedAt: isoLocal(at),
        decisionShort: upheld ? 'Protesto aceito' : 'Protesto rejeitado',
        decisionLong: amendment.note,
        jury: ISSUER,
      },
    ],
    decisions: [decision(unit, at, number, 'Decisão do júri', amendment.note, { affectsResults: upheld })],
  }
}

const protest = (unit: PlannedUnit): Communication['protests'][number] => ({
  status: 'PENDING',
  rule: 'Regulamento geral, art. 12',
  interpreter: 'N',
  procedure: null,
  hearingAt: null,
  decidedAt: null,
  unit: unit.code,
  details: `Protesto sobre o resultado: ${unit.name.por}.`,
  decisionShort: null,
  decisionLong: null,
  jury: null,
})

/** A correction of a result, or a medal that is taken back. */
export const corrected = (unit: PlannedUnit, at: number, note: string, number: number): Communication => ({
  kind: 'communication',
  publishedAt: isoLocal(at),
  protests: [],
  decisions: [decision(unit, at, number, 'Correção de resultado', note, { affectsResults: true })],
})

/** A unit that is moved; the time is the new one. */
export const moved = (unit: PlannedUnit, at: number, { start }: Reschedule, number: number): Communication => {
  const to = isoLocal(start)
  const summary = `Novo início: ${to.slice(8, 10)}/${to.slice(5, 7)}, ${to.slice(11, 16)} (${VENUE_ZONE}).`
  return {
    kind: 'communication',
    publishedAt: isoLocal(at),
    protests: [],
    decisions: [decision(unit, at, number, 'Mudança na programação', summary, { affectsSchedule: true })],
  }
}

export const calledOff = (unit: PlannedUnit, at: number, number: number): Communication => ({
  kind: 'communication',
  publishedAt: isoLocal(at),
  protests: [],
  decisions: [
    decision(unit, at, number, 'Mudança na programação', `Cancelado: ${unit.name.por}.`, { affectsSchedule: true }),
  ],
})

const decision = (
  unit: PlannedUnit,
  at: number,
  number: number,
  subtitle: string,
  summary: string,
  affects: Partial<Pick<Communication['decisions'][number], 'affectsSchedule' | 'affectsResults'>>,
): Communication['decisions'][number] => ({
  number: String(number),
  issuedAt: isoLocal(at),
  affectsSchedule: false,
  affectsResults: false,
  ...affects,
  affectsOther: false,
  unit: unit.code,
  subtitle,
  summary,
  details: `${unit.name.por}. ${summary}`,
  issuedBy: affects.affectsSchedule ? DIRECTION : ISSUER,
  signedBy: null,
})

/** What a communication says, a paragraph each. */
export const textsOf = ({ decisions, protests }: Communication): string[] => [
  ...protests.flatMap(({ details, decisionShort }) => [details ?? '', decisionShort ?? '']),
  ...decisions.flatMap(({ number, subtitle, summary, issuedBy }) => [
    `Comunicado ${number ?? ''}: ${subtitle ?? ''}`,
    summary ?? '',
    issuedBy ?? '',
  ]),
]
