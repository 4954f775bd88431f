import type { HeadToHeadUnit, MatchSide } from '@games/contract'

/** Which side a competitor of a message is: by its code, else by its organisation where only one side has it; null for anybody else. */
export type SideOf = (competitor: { readonly code: string; readonly organisation: string | null }) => MatchSide | null

export function sidesOf({ sides: [home, away] }: HeadToHeadUnit): SideOf {
  const [one, other] = [home.competitor, away.competitor]
  const organisations = [one?.organisation?.code, other?.organisation?.code]
  return ({ code, organisation }) => {
    if (code === one?.code) return 'home'
    if (code === other?.code) return 'away'
    if (organisation === null || organisations[0] === organisations[1]) return null
    return organisation === organisations[0] ? 'home' : organisation === organisations[1] ? 'away' : null
  }
}
