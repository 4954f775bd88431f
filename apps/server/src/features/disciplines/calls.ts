import { medalScopeParts } from '@games/domain'
import { type Calls, type Edge, rscOr404 } from '../edge.ts'
import { medalTableView } from '../medals/index.ts'
import { disciplinePage, finalRank, isDisciplineKnown, programme } from './present.ts'

type Names = 'getProgramme' | 'getDiscipline' | 'getFinalRank' | 'getMedalTable'

export const disciplineCalls = ({ read, found }: Edge) =>
  ({
    getProgramme: () => read(programme),
    getDiscipline: ({ params: { code } }) => found(`discipline ${code}`, (tx, seq) => disciplinePage(tx, seq, code)),
    getFinalRank: async ({ params }) => {
      const event = rscOr404(params.event, 'final ranking of')
      return found(`final ranking of ${params.event}`, (tx, seq) => finalRank(tx, seq, event))
    },
    // disciplines know medals and not the other way round: whether there is a discipline to have a table is checked here
    getMedalTable: ({ params: { scope }, query: { at } }) => {
      const { discipline } = medalScopeParts(scope)
      return found(`discipline ${discipline}`, async (tx, seq) =>
        discipline === undefined || (await isDisciplineKnown(tx, discipline))
          ? medalTableView(tx, seq, scope, at)
          : null,
      )
    },
  }) satisfies Calls<Names>
