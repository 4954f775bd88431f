import type { OdfAction, OdfActor, OdfBody } from '../message.ts'
import { writeExtensions } from '../results/write-extensions.ts'
import { writeInfos } from '../results/write-results.ts'
import { container, each, markup } from '../xml/markup.ts'

export function writePlayByPlay(body: Extract<OdfBody, { kind: 'play-by-play' }>): string {
  const { home, away, actions } = body
  const hasContent = home !== null || away !== null || actions.length > 0
  return (
    writeInfos({ extendedInfos: body.extendedInfos }) +
    (hasContent ? markup('Actions', { Home: home, Away: away }, each(actions, writeAction)) : '')
  )
}

const writeAction = (action: OdfAction): string =>
  markup(
    'Action',
    {
      Id: action.id,
      PId: action.parent,
      Period: action.period,
      Order: action.sortOrder,
      Action: action.action,
      ActionAdd: action.actionAdd,
      ActionDesc: action.description,
      Comment: action.comment,
      When: action.when,
      Result: action.result,
      ScoreH: action.scoreH,
      ScoreA: action.scoreA,
    },
    writeExtensions('ExtendedAction', action.extended) + each(action.competitors, writeActor),
  )

const writeActor = (actor: OdfActor, at: number): string =>
  markup(
    'Competitor',
    { Code: actor.code, Type: actor.type, Order: at + 1, Organisation: actor.organisation },
    container(
      'Composition',
      each(actor.athletes, ({ code, bib, role }, order) =>
        markup('Athlete', { Code: code, Order: order + 1, Bib: bib, Role: role }),
      ),
    ),
  )
