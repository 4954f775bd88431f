import { type Competitor, type OpenMedal, topics } from '@games/contract'
import { padRsc, trimRsc } from '@games/domain'
import type { RuleId } from '@games/domain/ranking-rules/index'
import type { EventRemark } from '@games/odf/tables/index'
import type { Reading } from '../../facts/reading.ts'
import { sentName } from '../../facts/sent-name.ts'
import type { Names, WantedNames } from '../names/index.ts'
import { eventsWithoutMedals } from './event-formats.queries.ts'
import { remarksOn } from './open-medals.ts'

type OpenReason = OpenMedal['reason']

/** The other rules name what a tie needs. */
const REASONS: Partial<Record<RuleId, OpenReason>> = {
  'not-played': 'result-to-come',
  'no-result': 'incomplete-results',
  'several-results': 'incomplete-results',
  'side-missing': 'incomplete-results',
  'semifinal-of-others': 'result-to-come',
  'winner-contradicted': 'incomplete-results',
  'ranks-incomplete': 'incomplete-results',
  'finalist-contradicted': 'contradicting-results',
  'finals-unknown': 'format-unknown',
  'final-unknown': 'format-unknown',
  'pool-unknown': 'format-unknown',
  'not-all-met': 'result-to-come',
  'bronze-unknown': 'format-unknown',
  'no-rule': 'format-unknown',
  'order-unknown': 'format-unknown',
  protested: 'protest',
  disqualified: 'disqualification',
  'both-out': 'format-unknown',
  'both-injured': 'format-unknown',
  'bronze-both-out': 'format-unknown',
  'bronze-both-injured': 'format-unknown',
  'disqualification-unclear': 'disqualification',
  'never-competed': 'format-unknown',
  'final-of-others': 'disqualification',
  vacant: 'vacant',
}

/** The other reasons concern all competitors of the event. */
const BETWEEN_SOME: ReadonlySet<OpenReason> = new Set(['tie', 'disqualification'])

const TEXTS = {
  'result-to-come': {
    por: 'As medalhas esperam um resultado que ainda não chegou.',
    spa: 'Las medallas esperan un resultado que aún no ha llegado.',
    eng: 'The medals wait for a result that is still to come.',
  },
  'incomplete-results': {
    por: 'Os resultados publicados estão incompletos: ainda não mostram quem ganhou as medalhas.',
    spa: 'Los resultados publicados están incompletos: aún no muestran quién ganó las medallas.',
    eng: 'The published results are incomplete: they do not show yet who has won the medals.',
  },
  'format-unknown': {
    por: 'A organização ainda vai confirmar como as medalhas desta prova são decididas.',
    spa: 'La organización aún debe confirmar cómo se deciden las medallas de esta prueba.',
    eng: 'The organisers have yet to confirm how the medals of this event are decided.',
  },
  'contradicting-results': {
    por: 'O resultado da final e o de uma semifinal se contradizem: a organização ainda vai conferir.',
    spa: 'El resultado de la final y el de una semifinal se contradicen: la organización aún debe revisarlos.',
    eng: 'The result of the final and that of a semifinal contradict each other: the organisers have yet to check them.',
  },
  tie: {
    por: 'Há um empate que os resultados não resolvem.',
    spa: 'Hay un empate que los resultados no resuelven.',
    eng: 'There is a tie that the results do not break.',
  },
  protest: {
    por: 'Um resultado está sob protesto: as medalhas esperam a decisão.',
    spa: 'Un resultado está bajo protesta: las medallas esperan la decisión.',
    eng: 'A result is under protest: the medals wait for the decision.',
  },
  disqualification: {
    por: 'Depois de uma desclassificação, a organização decide quem fica com a medalha.',
    spa: 'Tras una descalificación, la organización decide quién recibe la medalla.',
    eng: 'After a disqualification, the organisers decide who receives the medal.',
  },
  vacant: {
    por: 'Um lugar do pódio fica vazio: ninguém o ganhou.',
    spa: 'Un puesto del podio queda vacío: nadie lo ganó.',
    eng: 'A place on the podium stays empty: it has no winner.',
  },
} as const satisfies Record<OpenReason, OpenMedal['text']>

/** The open medals of an event before its competitors have names. */
export interface PendingOfEvent {
  readonly remarks: readonly EventRemark[]
  /** The competitors as the results have them, by code. */
  readonly sent: ReadonlyMap<string, Pick<Competitor, 'type'> & { name: string | null; organisation: string | null }>
}

/** Reads which medals of an event (22 characters) are open although it has results that could decide them. */
export async function pendingOfEvent(tx: Reading, event: string): Promise<PendingOfEvent> {
  const q = tx.from(topics.event(trimRsc(event)))
  if ((await eventsWithoutMedals(q, event)).length === 0) return { remarks: [], sent: new Map() }
  const code = padRsc(event)
  const { facts, remarks } = await remarksOn(q, [code])
  const rows = [...(facts.get(code)?.lists.values() ?? [])].flatMap(({ results }) => results.results)
  const sent = new Map(
    rows.map((row) => {
      const { code: of, type, organisation } = row.competitor
      return [of, { type, organisation, name: sentName(row) }]
    }),
  )
  return { remarks: remarks.get(code) ?? [], sent }
}

/** Requests the names that the open medals need. */
export function wantPending(wanted: WantedNames, { remarks, sent }: PendingOfEvent): void {
  for (const { competitors } of remarks)
    for (const code of competitors) wanted.competitor(code, sent.get(code)?.organisation)
}

/** The open medals with names and sentences, each reason once. */
export function presentPending({ remarks, sent }: PendingOfEvent, names: Names): OpenMedal[] {
  const open = remarks.flatMap(({ why, competitors }): OpenMedal[] => {
    if (why === null) return []
    const reason = REASONS[why.rule] ?? 'tie'
    const between = BETWEEN_SOME.has(reason) ? competitors : []
    return [
      {
        reason,
        text: TEXTS[reason],
        competitors: between.flatMap((of) => {
          const row = sent.get(of)
          return (row && names.competitor(of, row.type, row)) ?? []
        }),
        units: (why.values['units'] ?? '').split(' ').filter(Boolean).map(trimRsc),
      },
    ]
  })
  return [...new Map(open.map((medal) => [JSON.stringify(medal), medal])).values()]
}
