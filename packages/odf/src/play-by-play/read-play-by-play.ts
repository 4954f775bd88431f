import { ByCode, type OpenBody } from '../body.ts'
import type { OdfAction, OdfActor, OdfPlayByPlay } from '../message.ts'
import { readExtendedInfos } from '../results/read-extended-infos.ts'
import { readExtensions } from '../results/read-extensions.ts'
import { inSortOrder } from '../sort-order.ts'
import type { Warnings } from '../warnings.ts'
import { child, children, competitorType, integer, requiredText, text, type XmlElement } from '../xml/element.ts'

/** An action as it was sent: its Order may still be missing. */
type SentAction = Omit<OdfAction, 'sortOrder'> & { readonly sortOrder: number | null }

/** DT_PLAY_BY_PLAY: what happened in a unit, ascending by Order (ODF §8). */
export const openPlayByPlay: OpenBody = (_header, warnings) => {
  let home: string | null = null
  let away: string | null = null
  let extendedInfos: OdfPlayByPlay['extendedInfos'] = []
  const actions = new ByCode<SentAction>('Action', warnings)
  return {
    take(element) {
      if (element.name === 'ExtendedInfos') extendedInfos = readExtendedInfos(element, warnings).extendedInfos
      if (element.name !== 'Actions') return
      home = text(element, 'Home') ?? home
      away = text(element, 'Away') ?? away
      for (const child of children(element, 'Action')) {
        const action = readAction(child, warnings)
        actions.set(action.id, action)
      }
    },
    body: () => ({
      kind: 'play-by-play',
      home,
      away,
      extendedInfos,
      actions: inSortOrder<OdfAction>(
        actions.list(),
        (action, sortOrder) => ({ ...action, sortOrder }),
        'Actions',
        warnings,
        'Order',
      ),
    }),
  }
}

const readAction = (action: XmlElement, warnings: Warnings): SentAction => ({
  id: requiredText(action, 'Id', 'what later messages call the same action'),
  parent: text(action, 'PId'),
  period: text(action, 'Period'),
  sortOrder: integer(action, 'Order', warnings),
  when: text(action, 'When'),
  action: text(action, 'Action'),
  actionAdd: text(action, 'ActionAdd'),
  description: text(action, 'ActionDesc'),
  comment: text(action, 'Comment'),
  result: text(action, 'Result'),
  scoreH: text(action, 'ScoreH'),
  scoreA: text(action, 'ScoreA'),
  extended: readExtensions(children(action, 'ExtendedAction'), warnings),
  competitors: children(action, 'Competitor').map((competitor) => readActor(competitor, warnings)),
})

const readActor = (competitor: XmlElement, warnings: Warnings): OdfActor => ({
  code: requiredText(competitor, 'Code', 'the code of a competitor'),
  type: competitorType(competitor, warnings),
  organisation: text(competitor, 'Organisation'),
  athletes: children(child(competitor, 'Composition'), 'Athlete').map((athlete) => ({
    code: requiredText(athlete, 'Code', 'the code of an athlete'),
    bib: text(athlete, 'Bib'),
    role: text(athlete, 'Role'),
  })),
})
