import type { FamilyProjector } from './family.ts'

/** DT_PARTIC_TEAMS and DT_PARTIC_TEAMS_UPDATE (ODF §7). */
export const teamsProjector: FamilyProjector = {
  table: 'fact_team',
  rows: ({ header, message, precedence, produced, id }) =>
    message.body.kind === 'teams'
      ? message.body.teams.map((team) => ({
          discipline: header.documentCode.slice(0, 3),
          code: team.code,
          fact: team,
          athletes: team.athletes,
          precedence,
          produced,
          message_id: id,
        }))
      : [],
  touch: (touched, codes) => {
    for (const code of codes) touched.competitors.add(code)
  },
  pagesOf: ({ code, athletes }) => [code, ...athletes],
}
