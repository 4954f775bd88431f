import type { ListedTeam, TeamRow } from '@games/contract'
import { useT, useText } from '../../i18n/use-t.ts'
import { withoutEchoes } from '../../i18n/without-echoes.ts'
import { isGender } from './gender.ts'

type TeamFacts = Pick<TeamRow, 'disciplines' | 'gender'> & Partial<Pick<ListedTeam, 'events'>>

/** What a team is of: its discipline and its events, "Natação, Revezamento 4 × 100 m livre misto"; without events, its gender. */
export function useTeamKind(): (team: TeamFacts) => string {
  const t = useT()
  const text = useText()
  return ({ disciplines, events = [], gender }) => {
    const named = events.flatMap(({ name }) => (name ? [text(name, '')] : []))
    const kinds = named.length > 0 ? named : [isGender(gender) ? t(`participants.gender-${gender}`) : null]
    return withoutEchoes('', [...disciplines.map(({ code, name }) => text(name, code)), ...kinds])
  }
}
