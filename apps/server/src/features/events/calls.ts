import { type Calls, type Edge, rscOr404 } from '../edge.ts'
import { eventPage } from './present.ts'

export const eventCalls = ({ found }: Edge) =>
  ({
    getEvent: async ({ params }) => {
      const event = rscOr404(params.event, 'event')
      return found(`event ${params.event}`, (tx, seq) => eventPage(tx, seq, event))
    },
  }) satisfies Calls<'getEvent'>
