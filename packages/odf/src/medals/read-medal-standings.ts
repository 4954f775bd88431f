import { ByCode, type OpenBody } from '../body.ts'
import type { OdfMedalStandings } from '../message.ts'
import type { Warnings } from '../warnings.ts'
import { child, children, count, integer, requiredText, text, type XmlElement } from '../xml/element.ts'

type Line = OdfMedalStandings['lines'][number]

/** DT_MEDALS: the medal table as the source published it (ODF §10). */
export const openMedalStandings: OpenBody = (_header, warnings) => {
  let standings: OdfMedalStandings = { totalEvents: null, finishedEvents: null, lines: [] }
  return {
    take(element) {
      if (element.name === 'MedalStandings') standings = readStandings(element, warnings)
    },
    body: () => ({ kind: 'medal-standings', ...standings }),
  }
}

function readStandings(standings: XmlElement, warnings: Warnings): OdfMedalStandings {
  const lines = new ByCode<Line>('MedalLine of', warnings)
  for (const element of children(child(standings, 'MedalsTable'), 'MedalLine')) {
    const line = readLine(element)
    lines.set(line.organisation, line)
  }
  return {
    totalEvents: integer(standings, 'TotalEvents', warnings),
    finishedEvents: integer(standings, 'FinishedEvents', warnings),
    lines: lines.list(),
  }
}

/** The line's total over all genders: Type `TOT`, or the first number where none is called so. Zeros are not sent. */
function readLine(line: XmlElement): Line {
  const numbers = children(line, 'MedalNumber')
  const total = numbers.find((number) => text(number, 'Type') === 'TOT') ?? numbers[0]
  const of = (attribute: string) => (total ? count(total, attribute) : 0)
  const [gold, silver, bronze] = [of('Gold'), of('Silver'), of('Bronze')]
  return {
    organisation: requiredText(line, 'Organisation', 'the code of an organisation'),
    rank: text(line, 'Rank'),
    gold,
    silver,
    bronze,
    total: total && text(total, 'Total') !== null ? of('Total') : gold + silver + bronze,
  }
}
