import { atCode, type Calls, type Edge, rscOr404 } from '../edge.ts'
import { eventPage } from './present.ts'

export const eventCalls = ({ found }: Edge) =>
  ({
    getEvent: async ({ params }) => {
      const event = rscOr404(params.event, 'event')
      const page = await found(`event ${params.event}`, (tx, seq) => eventPage(tx, seq, event))
      return atCode(page, 'event', event, page.view.event.code)
    },
  }) satisfies Calls<'getEvent'>
