import type { OpenBody } from '../body.ts'
import type { OdfBracketItem, OdfBracketPlace, OdfBrackets } from '../message.ts'
import { readExtendedInfos } from '../results/read-extended-infos.ts'
import { readPreviousUnit } from '../schedule/previous-unit.ts'
import type { Warnings } from '../warnings.ts'
import {
  child,
  children,
  competitorType,
  day,
  flag,
  placeOf,
  requiredText,
  rsc,
  text,
  type XmlElement,
} from '../xml/element.ts'

/** DT_BRACKETS: who meets whom and where they come from (ODF §9). */
export const openBrackets: OpenBody = (_header, warnings) => {
  let progress: OdfBrackets['progress'] = null
  const brackets: OdfBrackets['brackets'][number][] = []
  return {
    take(element) {
      if (element.name === 'ExtendedInfos') progress = readExtendedInfos(element, warnings).progress
      else if (element.name === 'Bracket') brackets.push(readBracket(element, warnings))
    },
    body: () => ({ kind: 'brackets', progress, brackets }),
  }
}

const readBracket = (bracket: XmlElement, warnings: Warnings): OdfBrackets['brackets'][number] => ({
  code: requiredText(bracket, 'Code', 'the code of the bracket'),
  phases: children(bracket, 'BracketItems').map((phase) => ({
    code: requiredText(phase, 'Code', 'the code of the phase'),
    items: children(phase, 'BracketItem').map((item, at) => readItem(item, at, warnings)),
  })),
})

const readItem = (item: XmlElement, at: number, warnings: Warnings): OdfBracketItem => ({
  position: placeOf(item, 'Position', at, warnings),
  order: placeOf(item, 'Order', at, warnings),
  code: text(item, 'Code'),
  unit: rsc(item, 'Unit', warnings),
  date: day(item, 'Date', warnings),
  time: text(item, 'Time'),
  result: text(item, 'Result'),
  places: children(item, 'CompetitorPlace').map((place, pos) => readPlace(place, pos, warnings)),
})

const readPlace = (place: XmlElement, at: number, warnings: Warnings): OdfBracketPlace => ({
  pos: placeOf(place, 'Pos', at, warnings),
  code: text(place, 'Code'),
  rank: text(place, 'Rank'),
  wlt: text(place, 'WLT'),
  result: text(place, 'Result'),
  resultType: text(place, 'ResultType'),
  irm: text(place, 'IRM'),
  diff: text(place, 'Diff'),
  qualificationMark: text(place, 'QualificationMark'),
  strikeOut: flag(place, 'StrikeOut'),
  previousUnit: readPreviousUnit(place, warnings),
  competitor: readCompetitor(child(place, 'Competitor'), warnings),
})

function readCompetitor(competitor: XmlElement | undefined, warnings: Warnings): OdfBracketPlace['competitor'] {
  if (!competitor) return null
  return {
    code: requiredText(competitor, 'Code', 'the code of a competitor'),
    type: competitorType(competitor, warnings),
    seed: text(competitor, 'Seed'),
    bib: text(competitor, 'Bib'),
    organisation: text(competitor, 'Organisation'),
  }
}
