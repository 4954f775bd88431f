import type { OdfBody, OdfBracketItem, OdfBracketPlace } from '../message.ts'
import { writeInfos } from '../results/write-results.ts'
import { writePreviousUnit } from '../schedule/previous-unit.ts'
import { each, markup } from '../xml/markup.ts'

export const writeBrackets = (body: Extract<OdfBody, { kind: 'brackets' }>): string =>
  writeInfos({ progress: body.progress }) +
  each(body.brackets, ({ code, phases }) =>
    markup(
      'Bracket',
      { Code: code },
      each(phases, (phase) => markup('BracketItems', { Code: phase.code }, each(phase.items, writeItem))),
    ),
  )

const writeItem = (item: OdfBracketItem): string =>
  markup(
    'BracketItem',
    {
      Code: item.code,
      Order: item.order,
      Position: item.position,
      Date: item.date,
      Time: item.time,
      Unit: item.unit,
      Result: item.result,
    },
    each(item.places, writePlace),
  )

const writePlace = ({ competitor, ...place }: OdfBracketPlace): string =>
  markup(
    'CompetitorPlace',
    {
      Pos: place.pos,
      Code: place.code,
      Rank: place.rank,
      WLT: place.wlt,
      Result: place.result,
      ResultType: place.resultType,
      IRM: place.irm,
      Diff: place.diff,
      QualificationMark: place.qualificationMark,
      StrikeOut: place.strikeOut,
    },
    writePreviousUnit(place.previousUnit) +
      (competitor
        ? markup('Competitor', {
            Code: competitor.code,
            Type: competitor.type,
            Seed: competitor.seed,
            Bib: competitor.bib,
            Organisation: competitor.organisation,
          })
        : ''),
  )
