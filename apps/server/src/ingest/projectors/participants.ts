import type { FamilyProjector } from './family.ts'

/** DT_PARTIC and DT_PARTIC_UPDATE (ODF §7). A person may be in several disciplines' messages under the same code. */
export const participantsProjector: FamilyProjector = {
  table: 'fact_participant',
  rows: ({ header, message, precedence, produced, id }) =>
    message.body.kind === 'participants'
      ? message.body.participants.map((participant) => ({
          discipline: header.documentCode.slice(0, 3),
          code: participant.code,
          fact: participant,
          precedence,
          produced,
          message_id: id,
        }))
      : [],
  touch: (touched, codes) => {
    for (const code of codes) touched.competitors.add(code)
  },
  pagesOf: ({ code }) => [code],
}
