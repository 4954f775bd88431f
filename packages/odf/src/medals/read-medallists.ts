import type { OpenBody } from '../body.ts'
import { badElement } from '../errors.ts'
import type { OdfMedal } from '../message.ts'
import { readAthletes } from '../results/read-competitor.ts'
import { BY_RULE } from './write-medals.ts'
import type { Warnings } from '../warnings.ts'
import {
  child,
  children,
  competitorType,
  day,
  integer,
  requiredText,
  rsc,
  text,
  unknownWord,
  type XmlElement,
} from '../xml/element.ts'

type Medallist = OdfMedal['competitors'][number]

const MEDALS: ReadonlyMap<string, OdfMedal['medal']> = new Map([
  ['ME_GOLD', 'gold'],
  ['ME_SILVER', 'silver'],
  ['ME_BRONZE', 'bronze'],
])
/** Stand-ins for a competitor, which have no organisation (ODF §7). */
const PLACEHOLDERS: ReadonlySet<string> = new Set(['NOAWARD', 'NOCOMP', 'TBD', 'BYE'])

/** DT_MEDALLISTS: the medals of an event and who has them (ODF §10). */
export const openMedallists: OpenBody = (_header, warnings) => {
  const medals: OdfMedal[] = []
  return {
    take(element) {
      if (element.name === 'Medal') medals.push(...readMedals([element], warnings))
    },
    body: () => ({ kind: 'medallists', medals: withoutRepeats(medals, warnings) }),
  }
}

/** One that is neither gold, silver nor bronze is left out with a warning: the others stand without it. */
export function readMedals(elements: readonly XmlElement[], warnings: Warnings): OdfMedal[] {
  const medals: OdfMedal[] = []
  for (const element of elements) {
    const medal = MEDALS.get(text(element, 'Code') ?? '')
    if (medal === undefined) warnings.add(`${unknownWord(element, 'Code')}: left out`)
    else medals.push(readMedal(element, medal, warnings))
  }
  return medals
}

const readMedal = (element: XmlElement, medal: OdfMedal['medal'], warnings: Warnings): OdfMedal => ({
  medal,
  date: day(element, 'Date', warnings),
  unit: rsc(element, 'Unit', warnings),
  ...(text(element, 'Source') === BY_RULE ? { isByRule: true } : {}),
  competitors: children(element, 'Competitor').map((competitor, at) => readMedallist(competitor, at, warnings)),
})

/** A placeholder's organisation is the placeholder, since a medallist always has one. */
function readMedallist(competitor: XmlElement, at: number, warnings: Warnings): Medallist {
  const code = requiredText(competitor, 'Code', 'the code of a competitor')
  const description = child(competitor, 'Description')
  const organisation = text(competitor, 'Organisation') ?? (PLACEHOLDERS.has(code) ? code : null)
  if (organisation === null) throw badElement('Competitor', 'Organisation', null, 'the organisation of the medallist')
  return {
    code,
    type: competitorType(competitor, warnings),
    organisation,
    order: integer(competitor, 'Order', warnings) ?? at + 1,
    bib: text(competitor, 'Bib'),
    teamName: description ? text(description, 'TeamName') : null,
    athletes: readAthletes(competitor, warnings),
  }
}

/** The same competitor twice with the same medal of the same unit would count twice in the medal table: the last one wins. */
export function withoutRepeats(medals: readonly OdfMedal[], warnings: Warnings): OdfMedal[] {
  const award = ({ medal, unit }: OdfMedal, { code }: Medallist) =>
    unit === null || PLACEHOLDERS.has(code) ? null : `${medal} ${unit} ${code}`
  const last = new Map<string | null, Medallist>()
  for (const medal of medals) for (const competitor of medal.competitors) last.set(award(medal, competitor), competitor)
  return medals.map((medal) => ({
    ...medal,
    competitors: medal.competitors.filter((competitor) => {
      const key = award(medal, competitor)
      if (key === null || last.get(key) === competitor) return true
      warnings.add(`Medal ${medal.medal} of ${competitor.code} is there twice: the last one counts`)
      return false
    }),
  }))
}
